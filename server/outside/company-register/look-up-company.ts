/**
 * The register through our store: an answer per code and day is asked for once; where the service does not answer the
 * newest kept one is given with its own day.
 */
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { CompanyRegister, CompanyRegistration } from './company-register';

export interface RegistrationCache {
  /** The answer kept for the very day. */
  find(cui: string, day: string): Promise<CompanyRegistration | undefined>;
  newest(cui: string): Promise<CompanyRegistration | undefined>;
  keep(company: CompanyRegistration): Promise<void>;
}

/** Undefined: neither the service nor our store knows. */
export async function lookUpCompany(
  register: CompanyRegister,
  cache: RegistrationCache,
  cui: string,
  today: string,
): Promise<CompanyDetailsResult | undefined> {
  const kept = await cache.find(cui, today);
  if (kept !== undefined) return { ...kept, fromCache: false };
  const answer = await register.lookUp(cui, today);
  if (answer.kind === 'answer') {
    await cache.keep(answer.company);
    return { ...answer.company, fromCache: false };
  }
  const older = await cache.newest(cui);
  return older === undefined ? undefined : { ...older, fromCache: true };
}
