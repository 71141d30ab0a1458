import { type ReactNode, useRef } from 'react';

interface FileDialogs {
  readonly chooseFiles: () => void;
  readonly chooseFolder: () => void;
  /** Drawn once, anywhere; shows nothing. */
  readonly inputs: ReactNode;
}

interface FileDialogsOptions {
  /** As the attribute `accept` has it. */
  readonly accept: string;
  /** Names of the two dialogs. */
  readonly files: string;
  readonly folder: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own dialogs for several files and for a whole folder. */
export function useFileDialogs({ accept, files, folder, onFiles }: FileDialogsOptions): FileDialogs {
  const filesInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement): void => {
    onFiles([...(input.files ?? [])]);
    // The same ones can be chosen again.
    input.value = '';
  };
  const inputs = (
    <>
      <input
        accept={accept}
        aria-label={files}
        className="hidden"
        multiple
        onChange={(event) => take(event.currentTarget)}
        ref={filesInput}
        type="file"
      />
      <input
        aria-label={folder}
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
        ref={(input) => {
          folderInput.current = input;
          // React knows no such attribute.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
      />
    </>
  );
  return {
    chooseFiles: () => filesInput.current?.click(),
    chooseFolder: () => folderInput.current?.click(),
    inputs,
  };
}
