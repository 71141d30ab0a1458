/** Work that is open in the page and must be saved before a reload; the editor and other forms register themselves. */
type Save = () => Promise<void>;

const open = new Set<Save>();

/** Registers what saves the open work; gives the function that takes it back. */
export function registerOpenWork(save: Save): () => void {
  open.add(save);
  return () => open.delete(save);
}

/** Saves everything that is open. Rejects where something could not be saved: the page must not go then. */
export async function saveOpenWork(): Promise<void> {
  await Promise.all([...open].map((save) => save()));
}
