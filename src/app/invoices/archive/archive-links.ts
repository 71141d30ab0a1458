import { links } from '@/app/routes/links';

/** The editor on the credit note that takes an issued invoice back. */
export function reverseLink(id: string): string {
  return links.editor({ credit: id });
}

/** The editor on the invoice with minus that takes an issued one back. */
export function minusLink(id: string): string {
  return links.editor({ storno: id });
}

/** The editor on the corrected invoice (384) of an accepted one. */
export function amendLink(id: string): string {
  return links.editor({ amend: id });
}

/** The document's page, which prints itself once it is drawn. */
export function printLink(id: string): string {
  return `${links.view(id)}&print=1`;
}
