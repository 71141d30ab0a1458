import type { Page } from '@playwright/test';
import type { ArchiveRow } from '@/db/archive/archive-row';
import type { BlockHeader, BlockPart } from '@/db/archive/cold/cold-block';
import { rowsOfPart } from '@/db/archive/cold/packed-row';

type PackedText = Pick<BlockHeader, 'companyId'> & {
  readonly gone: readonly number[];
  readonly texts: readonly string[];
};

/** The documents of the device's own databases that stand in blocks, read past the app. */
export async function packedRows(page: Page): Promise<readonly ArchiveRow[]> {
  const blocks = await page.evaluate(readBlocks);
  return blocks.flatMap(({ companyId, gone, texts }) =>
    texts
      .flatMap((text) => rowsOfPart(companyId, new TextEncoder().encode(text)))
      .filter((_, place) => gone[place] === 0),
  );
}

/** Runs in the page. */
async function readBlocks(): Promise<readonly PackedText[]> {
  // Methods: what makes TypeScript of the kills into script wraps named arrows in a helper that the page does not have.
  const ask = {
    result<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    },
  };
  const found: PackedText[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await ask.result(indexedDB.open(name));
    if (db.objectStoreNames.contains('coldHeader')) {
      const transaction = db.transaction(['coldHeader', 'coldPart']);
      const read = [...transaction.objectStoreNames].map((store) =>
        ask.result(transaction.objectStore(store).getAll()),
      );
      // As the app wrote them.
      const [headers = [], parts = []] = (await Promise.all(read)) as [BlockHeader[], BlockPart[]];
      for (const { companyId, direction, number, gone } of headers) {
        const own = parts.filter(
          (part) => part.companyId === companyId && part.direction === direction && part.number === number,
        );
        found.push({ companyId, gone: [...gone], texts: own.map(({ bytes }) => new TextDecoder().decode(bytes)) });
      }
    }
    db.close();
  }
  return found;
}
