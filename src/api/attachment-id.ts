/** What the id of an attached file is made of, on the device and on the server. */
import type { CompanyId } from './ids';

/** `sha256`: of the file's bytes, in hexadecimal. A file of two companies is two rows. */
export function attachmentText(company: CompanyId, sha256: string): string {
  return `${company} ${sha256}`;
}
