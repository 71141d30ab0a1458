import { useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { isValidCui } from '@/domain/identifiers/cui';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { useEditor, useEditorHandle } from '../use-editor';

/** Makes the company that stands as buyer a partner now; else it becomes one when the invoice is issued. */
export function KeepPartner() {
  const { store } = useEditorHandle();
  const { addPartner } = useEditorServices();
  const [keptAs, setKeptAs] = useState<string | null>(null);
  const partnerId = useEditor(({ draft }) => draft.buyer.partnerId);
  const keepable = useEditor(({ draft: { buyer } }) => buyer.name.trim() !== '' && isValidCui(buyer.taxId));
  const kept = keptAs !== null && keptAs === partnerId;
  const keep = async (): Promise<void> => {
    const id = await addPartner(store.getState().draft.buyer);
    setKeptAs(id);
    store.change({ type: 'buyer', fields: { partnerId: id } });
  };
  if (!kept && (partnerId !== undefined || !keepable)) return null;
  return (
    <Button variant="text" size="xs" aria-disabled={kept || undefined} onClick={() => kept || void keep()}>
      {kept ? editorTexts.partnerKept : editorTexts.keepPartner}
    </Button>
  );
}
