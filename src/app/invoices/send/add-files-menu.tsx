import { ChevronDown, FolderPlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { sendTexts } from './send-texts';

interface AddFilesMenuProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** The page's primary button where the list is empty. */
  readonly primary?: boolean;
}

/** „Adaugă”: single files and zips, or a whole folder, by the browser's own dialogs. */
export function AddFilesMenu({ onFiles, primary = false }: AddFilesMenuProps): ReactNode {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement): void => {
    onFiles([...(input.files ?? [])]);
    // The same file can be chosen again after it was taken out of the list.
    input.value = '';
  };
  return (
    <>
      <Menu
        actions={[
          { label: sendTexts.addFiles, onSelect: () => files.current?.click() },
          { label: sendTexts.addFolder, onSelect: () => folder.current?.click() },
        ]}
        button={
          <>
            <FolderPlus aria-hidden="true" size={16} strokeWidth={1.75} />
            {primary ? sendTexts.choose : sendTexts.add}
            <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
          </>
        }
        buttonClass={buttonStyle(primary ? 'primary' : 'outlined', 'md')}
      />
      <input
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        aria-label={sendTexts.addFiles}
        className="hidden"
        multiple
        onChange={(event) => take(event.currentTarget)}
        ref={files}
        type="file"
      />
      <input
        aria-label={sendTexts.addFolder}
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
        ref={(input) => {
          folder.current = input;
          // React knows no such attribute.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
      />
    </>
  );
}
