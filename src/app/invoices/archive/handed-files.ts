/** Files that one screen gives another to be shown as pages. In memory alone: they are the person's, and are not kept. */
export interface HandedFile {
  readonly name: string;
  readonly content: Blob;
}

let handed: readonly HandedFile[] = [];

export function handFiles(files: readonly HandedFile[]): void {
  handed = files;
}

/** Those that were given last; they stay until others are given or the tab is closed. */
export function handedFiles(): readonly HandedFile[] {
  return handed;
}
