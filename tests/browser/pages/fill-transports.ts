/**
 * Puts so many older declarations beside those on the device, past the app: copies of one that stands there, a day apart from thirty to
 * thirty, each with a UIT, a vehicle and a partner of its own. `uit`: of the one that is copied. `fresh`: more of them that start on a
 * day, under these codes, with their documents. Runs in the page, so it stands on nothing outside of it.
 */
export async function fillTransports({ count, uit, fresh }: TransportsToFill): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = (await indexedDB.databases()).flatMap((one) => (one.name?.startsWith('condica:') ? [one.name] : []))[0];
  const db = await done(indexedDB.open(name ?? ''));
  const rows = await done(db.transaction('transport').objectStore('transport').getAll());
  const model = rows.find(({ base }) => base?.uit === uit);
  const documents = db.transaction('transportXml').objectStore('transportXml');
  const document = await done(documents.get(model.base.steps[0].id));
  const transaction = db.transaction(['transport', 'transportXml'], 'readwrite');
  const put = (own: { readonly uit: string; readonly vehicle: string; readonly partnerName: string }, day: string) => {
    const id = crypto.randomUUID();
    const step = { ...model.base.steps[0], id: crypto.randomUUID() };
    const base = { ...model.base, ...own, id, startDate: day, expiresOn: '', steps: [step] };
    const search = `${own.uit} ${own.vehicle} ${own.partnerName} ${base.goods}`.toLowerCase();
    transaction.objectStore('transport').add({ ...model, id, startDate: day, search, base, pending: [] });
    return { id, step: step.id };
  };
  for (let place = 0; place < count; place += 1) {
    const day = new Date(Date.now() - (30 + Math.floor(place / 30)) * 86_400_000).toISOString().slice(0, 10);
    const number = String(place).padStart(5, '0');
    put({ uit: `0A0C0D0E0${number}55`, vehicle: `CJ${number}`, partnerName: `Partener ${number} SRL` }, day);
  }
  for (const [place, code] of (fresh?.uits ?? []).entries()) {
    const own = { uit: code, vehicle: `TM${String(place + 10)}NOU`, partnerName: `Client nou ${String(place)} SRL` };
    const { id, step } = put(own, fresh?.startDate ?? '');
    const xml = document.xml.replace(/dataTransport="[^"]*"/, `dataTransport="${fresh?.startDate ?? ''}"`);
    transaction.objectStore('transportXml').add({ ...document, step, transport: id, xml });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}

interface TransportsToFill {
  readonly count: number;
  readonly uit: string;
  readonly fresh?: { readonly uits: readonly string[]; readonly startDate: string };
}
