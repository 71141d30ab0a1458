/** The register's client and our store against the stand-in, and the answers the reference warns of. */
import { describe, expect, it } from 'vitest';
import type {
  CompanyRegister,
  CompanyRegistration,
} from '../../../../server/outside/company-register/company-register';
import { lookUpCompany, type RegistrationCache } from '../../../../server/outside/company-register/look-up-company';
import { createRegisterClient } from '../../../../server/outside/company-register/register-client';
import type { RegisteredCompany } from '../../../../server/outside/stand-ins/company-register/registered-company';
import type { Fault } from '../../../../server/outside/stand-ins/faults/fault';
import { type InProcess, inProcessStandIns } from '../in-process-stand-ins';

const TODAY = '2026-03-11';
const CODRUL: RegisteredCompany = {
  cui: '18547290',
  name: 'Tâmplăria Codrul SRL',
  registration: 'J40/1234/2006',
  street: 'Strada Lungă',
  streetNumber: '12',
  city: 'Sector 3',
  county: 'B',
  postCode: '030167',
  telephone: '+40215550101',
  vatRegistered: true,
  cashVat: false,
  inactive: false,
  eInvoice: true,
  registeredOn: '2006-03-01',
  struckOffOn: '',
};

function memoryCache(): RegistrationCache {
  const kept: CompanyRegistration[] = [];
  return {
    find: async (cui, day) => kept.find((company) => company.cui === cui && company.checkedOn === day),
    newest: async (cui) => kept.filter((company) => company.cui === cui).at(-1),
    keep: async (company) => void kept.push(company),
  };
}

function rig(fault?: Fault): { readonly register: CompanyRegister; readonly standIns: InProcess } {
  const standIns = inProcessStandIns({ now: () => 0, companies: [CODRUL] });
  if (fault !== undefined) standIns.standIns().faults.add(fault);
  return { standIns, register: createRegisterClient(standIns.fetch, { baseUrl: standIns.url }, async () => true) };
}

describe('a look-up', () => {
  it('brings the address to the codes the rules ask for', async () => {
    const company = await lookUpCompany(rig().register, memoryCache(), '18547290', TODAY);
    expect(company).toMatchObject({
      found: true,
      name: 'TAMPLARIA CODRUL SRL',
      vatRegistered: true,
      eInvoiceRegistered: true,
      registrationState: 'INREGISTRAT din data 01.03.2006',
      checkedOn: TODAY,
      fromCache: false,
      address: {
        line1: 'Strada Lungă nr. 12',
        city: 'SECTOR3',
        countrySubdivision: 'RO-B',
        postCode: '030167',
        country: 'RO',
      },
    });
  });

  it('of a code the register does not know is an answer', async () => {
    expect(await lookUpCompany(rig().register, memoryCache(), '4221306', TODAY)).toMatchObject({ found: false });
  });

  it('is made once a day, and given with its own day while the service is away', async () => {
    const { register, standIns } = rig();
    const cache = memoryCache();
    await lookUpCompany(register, cache, '18547290', TODAY);
    standIns.standIns().faults.add({ kind: 'html', path: '', delayMs: 0 });
    expect(await lookUpCompany(register, cache, '18547290', TODAY)).toMatchObject({ fromCache: false });
    expect(await lookUpCompany(register, cache, '18547290', '2026-03-12')).toMatchObject({
      fromCache: true,
      checkedOn: TODAY,
    });
    expect(await lookUpCompany(register, cache, '4221306', TODAY)).toBeUndefined();
  });

  it('survives one reset of the connection', async () => {
    const { register } = rig({ kind: 'drop-before-accept', path: 'Platitor', count: 1, delayMs: 0 });
    expect((await register.lookUp('18547290', TODAY)).kind).toBe('answer');
  });

  it.each(['html', 'server-error', 'throttle', 'maintenance'] as const)(
    'says nothing of the company under %s',
    async (kind) => {
      const { register } = rig({ kind, path: '', delayMs: 0 });
      expect((await register.lookUp('18547290', TODAY)).kind).toBe('unavailable');
    },
  );
});
