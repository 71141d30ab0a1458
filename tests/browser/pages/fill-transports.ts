/**
 * Puts so many older declarations beside those on the device, past the app: copies of one that stands there, a day apart from thirty to
 * thirty, each with a UIT, a vehicle and a partner of its own. `uit`: of the one that is copied. Runs in the page, so it stands on
 * nothing outside of it.
 */
export async function fillTransports({ count, uit }: { readonly count: number; readonly uit: string }): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = (await indexedDB.databases()).flatMap((one) => (one.name?.startsWith('condica:') ? [one.name] : []))[0];
  const db = await done(indexedDB.open(name ?? ''));
  const rows = await done(db.transaction('transport').objectStore('transport').getAll());
  const model = rows.find(({ base }) => base?.uit === uit);
  const transaction = db.transaction('transport', 'readwrite');
  const store = transaction.objectStore('transport');
  for (let place = 0; place < count; place += 1) {
    const day = new Date(Date.now() - (30 + Math.floor(place / 30)) * 86_400_000).toISOString().slice(0, 10);
    const id = crypto.randomUUID();
    const number = String(place).padStart(5, '0');
    const own = { uit: `0A0C0D0E0${number}55`, vehicle: `CJ${number}`, partnerName: `Partener ${number} SRL` };
    const step = { ...model.base.steps[0], id: crypto.randomUUID() };
    const base = { ...model.base, ...own, id, startDate: day, expiresOn: '', steps: [step] };
    const search = `${own.uit} ${own.vehicle} ${own.partnerName} ${base.goods}`.toLowerCase();
    store.add({ ...model, id, startDate: day, search, base, pending: [] });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}
