import { ChevronDown, FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { XML_FILES } from '@/app/files/xml-files';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { useFileDialogs } from '@/app/ui/fields/file-dialogs';
import { Menu } from '@/app/ui/floating/menu';
import { sendTexts } from './send-texts';

interface AddFilesMenuProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** The page's primary button where the list is empty. */
  readonly primary?: boolean;
}

/** „Adaugă”: single files and zips, or a whole folder, by the browser's own dialogs. */
export function AddFilesMenu({ onFiles, primary = false }: AddFilesMenuProps): ReactNode {
  const { chooseFiles, chooseFolder, inputs } = useFileDialogs({
    ...{ accept: XML_FILES, files: sendTexts.addFiles, folder: sendTexts.addFolder, onFiles },
  });
  return (
    <>
      <Menu
        actions={[
          { label: sendTexts.addFiles, onSelect: chooseFiles },
          { label: sendTexts.addFolder, onSelect: chooseFolder },
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
      {inputs}
    </>
  );
}
