import { type InvoiceLook, USUAL_LOOK } from './invoice-look';

/** Of a document that another program made: everything that it says of a line, and whose page this is. */
export const FOREIGN_LOOK: InvoiceLook = {
  ...USUAL_LOOK,
  classification: true,
  tagline: 'pagină făcută de Condica din fișierul XML',
};
