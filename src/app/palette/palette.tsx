import { useState } from 'react';
import { useLocation } from 'wouter';
import { useInterfaceState } from '@/app/state/interface-state';
import { closeOverlay } from '@/app/state/overlay';
import { paletteTexts } from '@/app/texts/palette-texts';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { SearchOverlay } from '@/app/ui/floating/search-overlay';
import { usePaletteRows } from './use-palette-rows';

/** Go anywhere, do anything, find an invoice, a partner or a product; answers come from this device. */
export default function Palette() {
  const [query, setQuery] = useState('');
  const [, navigate] = useLocation();
  const [{ menuCollapsed }] = useInterfaceState();
  const groups = usePaletteRows(query, (run) => {
    closeOverlay();
    run(navigate);
  });
  const found = groups.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <SearchOverlay
      label={paletteTexts.label}
      placeholder={paletteTexts.placeholder}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onClose={closeOverlay}
      // Exactly over the search field, which stands beside the menu.
      place={menuCollapsed ? 'top-2 left-[80px]' : 'top-2 left-[248px]'}
      enterHint
      status={query === '' ? undefined : paletteTexts.results(found)}
      empty={paletteTexts.nothing}
      footer={
        <>
          <FooterKey keys={['ArrowUp', 'ArrowDown']} words={paletteTexts.keyChoose} />
          <FooterKey keys={['Ctrl', 'ArrowDown']} words={paletteTexts.keyGroup} />
          <FooterKey keys={['>']} words={paletteTexts.onlyCommands} />
          <FooterKey keys={['#']} words={paletteTexts.onlyInvoices} />
          <FooterKey keys={['@']} words={paletteTexts.onlyPartners} />
        </>
      }
    />
  );
}

function FooterKey({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <KeyHint keys={keys} />
      {words}
    </span>
  );
}
