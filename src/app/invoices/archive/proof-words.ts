/** Words of what shows that a document was sent, which come with it. */
export const proofWords = {
  proof: 'Dovada',
  sentOnce: 'Trimisă o singură dată',
  eachSentOnce: 'Fiecare variantă, o singură dată',
  safe: 'În siguranță',
  unsigned: 'Fără semnătura ministerului',
  uploadIndex: 'Index de încărcare',
  downloadId: 'Id descărcare',
  xmlHash: 'SHA-256, XML',
  zipHash: 'SHA-256, ZIP',
  zipKept: 'ZIP păstrat',
  keptHereAndThere: 'aici și pe server',
  keptThere: 'pe server',
} as const;
