import { Copy, Ellipsis, Files, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Menu } from '@/app/ui/floating/menu';
import type { ShownItem } from '../archive/shown-item';
import { afterSendTexts } from './after-send-texts';
import { copyList } from './copy-list';

const { pdf: PDF, print: PRINT } = KEY_TABLE.sentTogether.bindings;

interface ManyActionsProps {
  readonly items: readonly ShownItem[];
  readonly onPdf: () => void;
  readonly onPrint: () => void;
}

/** What can be done with all that were sent together; on the phone what is not of their paper stands in a menu. */
export function ManyActions({ items, onPdf, onPrint }: ManyActionsProps): ReactNode {
  const phone = useIsPhone();
  const copy = (): void => void copyList(items, navigator.clipboard);
  return (
    <>
      {!phone && <IconButton icon={Copy} label={afterSendTexts.copyList} look="outlined" onClick={copy} />}
      <Button icon={Printer} keys={PRINT.keys} onClick={onPrint}>
        {afterSendTexts.print}
      </Button>
      <Button icon={FileText} keys={PDF.keys} onClick={onPdf}>
        {afterSendTexts.pdfs}
      </Button>
      {phone ? <MenuOfMany onCopyList={copy} /> : <WaysOn />}
    </>
  );
}

function WaysOn(): ReactNode {
  return (
    <>
      <ButtonLink icon={Files} to={links.send()}>
        {afterSendTexts.more}
      </ButtonLink>
      <ButtonLink to={links.out()} variant="primary">
        {afterSendTexts.toList}
      </ButtonLink>
    </>
  );
}

function MenuOfMany({ onCopyList }: { readonly onCopyList: () => void }): ReactNode {
  const [, navigate] = useLocation();
  return (
    <Menu
      actions={[
        { label: afterSendTexts.copyList, icon: Copy, onSelect: onCopyList },
        { label: afterSendTexts.more, icon: Files, onSelect: () => navigate(links.send()) },
        { label: afterSendTexts.toList, onSelect: () => navigate(links.out()) },
      ]}
      button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
      buttonClass={buttonStyle('outlined', 'md')}
      buttonLabel={afterSendTexts.otherActions}
    />
  );
}
