import {
  CopyPlus,
  Ellipsis,
  FileArchive,
  FileCode,
  FilePen,
  FileText,
  PencilLine,
  Printer,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useAbility, useMayDo } from '@/app/state/use-ability';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { abilitiesOf } from './archive-actions';
import { amendLink, minusLink, reverseLink } from './archive-links';
import { archiveTexts } from './archive-texts';
import type { ShownItem } from './shown-item';
import { useDocumentDownload } from './use-document-download';
import { useInvoicePdf } from './use-invoice-pdf';

interface ArchiveButtonsProps {
  readonly item: ShownItem;
  /** Prints the document; where it is not shown, opens it for printing. */
  readonly onPrint: () => void;
  /** The page's one primary button may be the correction; a panel has none. */
  readonly primary?: boolean;
  /** `sm` in a panel, where all stand on one line. */
  readonly size?: 'sm' | 'md';
}

/** What can be done with a document: its files, its print, and the next document made of it. */
export function ArchiveButtons({ item, onPrint, primary = false, size = 'md' }: ArchiveButtonsProps): ReactNode {
  const download = useDocumentDownload();
  const pdf = useInvoicePdf();
  const [, navigate] = useLocation();
  // The XML of what was received is part of the plan (design, section 10); one's own is always given.
  const mayXml = useMayDo('xmlPanel');
  const mayDeclare = useAbility('eTransport');
  const { correct, reverse, reverseOtherwise, copy, zip } = abilitiesOf(item);
  const inPanel = size === 'sm';
  const hasMenu = copy || mayDeclare;
  // So that all stand on one line; a document without a menu has room for it.
  const zipInMenu = inPanel && hasMenu;
  return (
    <>
      {correct && (
        <ButtonLink
          icon={PencilLine}
          size={size}
          to={links.editor({ correct: item.id })}
          variant={primary ? 'primary' : 'accent'}
        >
          {archiveTexts.correct}
        </ButtonLink>
      )}
      <Button icon={FileText} size={size} onClick={() => void pdf(item)}>
        {archiveTexts.pdf}
      </Button>
      {(item.direction === 'out' || mayXml) && (
        <Button icon={FileCode} size={size} onClick={() => void download(item, 'xml')}>
          {archiveTexts.xml}
        </Button>
      )}
      {zip && !zipInMenu && (
        <Button icon={FileArchive} size={size} onClick={() => void download(item, 'zip')}>
          {archiveTexts.zip}
        </Button>
      )}
      <Button icon={Printer} size={size} onClick={onPrint}>
        {archiveTexts.print}
      </Button>
      {reverse && !inPanel && (
        <ButtonLink icon={Undo2} size={size} to={reverseLink(item.id)}>
          {archiveTexts.reverse}
        </ButtonLink>
      )}
      {hasMenu && (
        <Menu
          actions={[
            ...(zip && zipInMenu
              ? [{ label: archiveTexts.zip, icon: FileArchive, onSelect: () => void download(item, 'zip') }]
              : []),
            ...(reverse && inPanel
              ? [{ label: archiveTexts.reverse, icon: Undo2, onSelect: () => navigate(reverseLink(item.id)) }]
              : []),
            ...(reverseOtherwise
              ? [
                  { label: archiveTexts.reverseByMinus, icon: Undo2, onSelect: () => navigate(minusLink(item.id)) },
                  { label: archiveTexts.amend, icon: FilePen, onSelect: () => navigate(amendLink(item.id)) },
                ]
              : []),
            ...(copy
              ? [
                  {
                    label: archiveTexts.copy,
                    icon: CopyPlus,
                    keys: KEY_TABLE.issued.bindings.copy.keys,
                    onSelect: () => navigate(links.editor({ copy: item.id })),
                  },
                ]
              : []),
            ...(mayDeclare
              ? [
                  {
                    label: archiveTexts.needsUit,
                    icon: Truck,
                    onSelect: () => navigate(links.transport({ invoice: item.id })),
                  },
                ]
              : []),
          ]}
          button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
          buttonClass={buttonStyle('outlined', size)}
          buttonLabel={archiveTexts.more}
        />
      )}
    </>
  );
}
