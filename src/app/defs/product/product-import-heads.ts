/** As accounting programs head their columns, folded. */
export const PRODUCT_IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  code: ['cod produs', 'cod articol', 'sku'],
  name: ['nume', 'produs', 'articol', 'serviciu', 'denumire produs'],
  unitCode: ['um', 'u.m.', 'unitate'],
  price: ['pret', 'pret unitar', 'pret vanzare', 'pu'],
  currency: ['moneda', 'valuta'],
  vatRate: ['tva', 'cota tva', 'cota', 'tva %'],
  description: ['descriere', 'detalii'],
  classificationCode: ['cod nc', 'cod nc8', 'cod cpv', 'cpv', 'nc8'],
};
