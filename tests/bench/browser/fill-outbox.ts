/**
 * Puts so many entries in place of those in the outbox, past the app: partners, and documents of 10 kB with their rows in the
 * archive and among the open filings, made of one that stands there. Runs in the page, so it stands on nothing outside of it; the
 * app reads them at its next start.
 */
export async function fillOutbox(count: number): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = (await indexedDB.databases()).flatMap((one) => (one.name?.startsWith('condica:') ? [one.name] : []))[0];
  const db = await done(indexedDB.open(name ?? ''));
  const [company] = await done(db.transaction('company').objectStore('company').getAll());
  const filings = await done(db.transaction('openFiling').objectStore('openFiling').getAll());
  const archive = db.transaction('archive').objectStore('archive');
  const documents = await Promise.all(filings.map(({ id }) => done(archive.get(id))));
  // Not of one that was made here before, which the server does not know: the panel stopped at documents without a total.
  const place = documents.findIndex((one) => one !== undefined && one.base !== null);
  const [filing, document] = [filings[place], documents[place]];
  const transaction = db.transaction(['outbox', 'archive', 'openFiling'], 'readwrite');
  const store = transaction.objectStore('outbox');
  const addDocument = (id: string, outboxId: string, number: string): void => {
    const item = { ...document.base, id, number, state: 'recorded', attempt: 1 };
    const pending = [{ kind: 'upload', outboxId, item }];
    const own = { base: null, version: 0, draft: null, taken: null, pending };
    transaction.objectStore('archive').add({ ...document, id, number, ...own });
    const open = { state: 'recorded', attempt: 1, seen: false, held: false };
    transaction.objectStore('openFiling').add({ ...filing, id, ...open });
  };
  store.clear();
  for (let made = 0; made < count; made += 1) {
    const id = crypto.randomUUID();
    const entry = crypto.randomUUID();
    const upload = made % 2 === 0;
    if (upload) addDocument(id, entry, `FCT-${made}`);
    store.add({
      id: entry,
      companyId: company.id,
      call: upload ? 'InvoiceUpload' : 'AddCompanyPartner',
      params: upload ? { invoice: id } : undefined,
      body: upload ? 'x'.repeat(10_000) : { company: company.id, partner: { id, name: `Partener ${made}` } },
      touches: upload ? [`invoice:${id}`, 'serial:bench'] : [`partner:${id}`],
      subject: { collection: upload ? 'archive' : 'partner', id, label: upload ? `FCT-${made}` : `Partener ${made}` },
      state: 'queued',
      attempts: 0,
      madeAt: new Date().toISOString(),
      notBefore: 0,
      failure: null,
    });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}
