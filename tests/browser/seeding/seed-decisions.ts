/**
 * Puts on the device, past the app, what a test cannot wait for: an invoice held for a person, one that is late, one of the company that
 * ANAF is not reached for, a change that the server refused and one that is to be chosen, declarations whose codes end or ended, and one that was refused. All are
 * copies of what stands there. Runs in the page, so it stands on nothing outside of it; the app reads them at its next start.
 */
export async function seedDecisions({ present, unauthorized }: CompaniesOfDecisions): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = (await indexedDB.databases()).flatMap((one) => (one.name?.startsWith('condica:') ? [one.name] : []))[0];
  const db = await done(indexedDB.open(name ?? ''));
  const all = (store: string) => done(db.transaction(store).objectStore(store).getAll());
  const [companies, filings, rows, transports] = [
    await all('company'),
    await all('openFiling'),
    await all('archive'),
    await all('transport'),
  ];
  const idOf = (cif: string): number => companies.find((company) => company.cif === cif)?.id;
  const [own, other] = [idOf(present), idOf(unauthorized)];
  const filing = filings.find((one) => rows.some((row) => row.id === one.id && row.base !== null));
  const document = rows.find((row) => row.id === filing?.id);
  const declared = transports.find((row) => row.base?.uit !== '' && row.base?.steps.length > 0);
  const stores = ['archive', 'openFiling', 'outbox', 'transport'];
  const transaction = db.transaction(stores, 'readwrite');
  const dayFrom = (days: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(Date.now() + days * 86_400_000);

  const putInvoice = (companyId: number, number: string, days: number, change: object): void => {
    const id = crypto.randomUUID();
    const issueDate = dayFrom(days);
    const base = { ...document.base, id, number, issueDate, state: 'recorded', messages: [], ...change };
    transaction
      .objectStore('archive')
      .put({ ...document, id, companyId, number, issueDate, base, pending: [], draft: null });
    const state = { state: 'recorded', held: 'held' in change };
    transaction.objectStore('openFiling').put({ ...filing, id, companyId, issueDate, ...state });
  };
  const held = { reason: 'draft-changed', number: '', deviceName: 'Alt dispozitiv', at: new Date().toISOString() };
  putInvoice(own, 'OPR-0001', 0, { held });
  putInvoice(own, 'TRZ-0001', -12, {});
  putInvoice(other, 'NEA-0001', 0, {});

  const putTransport = (days: number, own: object, state: string): void => {
    const id = crypto.randomUUID();
    const step = { ...declared.base.steps[0], id: crypto.randomUUID(), kind: 'declare', state };
    const said = { id, startDate: dayFrom(days), operation: '30', expiresOn: '', steps: [step], ...own };
    const base = { ...declared.base, ...said };
    transaction.objectStore('transport').put({ ...declared, id, startDate: said.startDate, base, pending: [] });
  };
  putTransport(-4, { vehicle: 'CJ01EXP' }, 'accepted');
  putTransport(-5, { vehicle: 'CJ02GAT' }, 'accepted');
  putTransport(1, { uit: '', vehicle: 'CJ03RES' }, 'rejected');

  const putPartner = (name: string, asking: object): void => {
    const partner = crypto.randomUUID();
    transaction.objectStore('outbox').add({
      ...{ id: crypto.randomUUID(), companyId: own, call: 'AddCompanyPartner' },
      body: { company: own, partner: { id: partner, name } },
      ...{ touches: [`partner:${partner}`], attempts: 1, notBefore: 0, failure: null, ...asking },
      subject: { collection: 'partner', id: partner, label: name },
      madeAt: new Date().toISOString(),
    });
  };
  const failure = { code: 'validation', text: 'Numele lipsește.', messages: [], at: new Date().toISOString() };
  putPartner('Partener refuzat', { state: 'rejected', failure });
  putPartner('Partener de ales', { state: 'conflict' });
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}

/** By their fiscal codes. */
interface CompaniesOfDecisions {
  readonly present: string;
  readonly unauthorized: string;
}
