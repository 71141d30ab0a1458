/** The address of a blob is given back after the browser has surely begun to read it. */
const RELEASE_MS = 60_000;

/** Gives the person a file through the browser's downloads. */
export function saveFile(content: BlobPart, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
