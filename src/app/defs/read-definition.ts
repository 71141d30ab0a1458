/** What a reading of a definition's rows came to. */
import type { DefinitionRow } from './definition-list';

export type DefinitionReading<Content> =
  | { readonly ok: true; readonly rows: readonly DefinitionRow<Content>[] }
  /** The device's database did not give them. */
  | { readonly ok: false };

/** Reads the rows; a failure is written into the log and is a value, so that the screen can say it and ask again. */
export async function readDefinition<Content>(
  read: () => Promise<readonly DefinitionRow<Content>[]>,
): Promise<DefinitionReading<Content>> {
  try {
    return { ok: true, rows: await read() };
  } catch (error) {
    console.error('The rows of a definition could not be read:', error);
    return { ok: false };
  }
}
