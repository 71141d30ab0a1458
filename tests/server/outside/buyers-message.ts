/** RASP as the ministry's example has it (reference/anaf-efactura.md, section 7). */
export function buyersMessage(index: string, message: string): Uint8Array {
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<header xmlns="mfp:anaf:dgti:spv:reqMesaj:v1" index_incarcare="${index}" message="${message}"/>`,
  );
}
