import {
  BookOpen,
  Building2,
  FilePlus2,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  Palette,
  RefreshCw,
  Sun,
  TextCursorInput,
} from 'lucide-react';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { changeInterface } from '@/app/state/interface-state';
import { openOverlay } from '@/app/state/overlay';
import { chooseTheme } from '@/app/state/theme';
import { frameTexts } from '@/app/texts/frame-texts';
import { paletteTexts } from '@/app/texts/palette-texts';

export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: readonly string[];
  readonly run: () => void;
}

interface CommandPorts {
  readonly navigate: (to: string) => void;
  readonly syncNow: () => void;
  readonly signOut: () => void;
  readonly dark: boolean;
}

/** What the palette can do beside going somewhere. */
export function paletteCommands({ navigate, syncNow, signOut, dark }: CommandPorts): readonly PaletteCommand[] {
  const newInvoice: readonly PaletteCommand[] = isBuilt('invoices')
    ? [{ id: 'new', label: paletteTexts.newInvoice, icon: FilePlus2, keys: ['N'], run: () => navigate(links.editor()) }]
    : [];
  return [
    ...newInvoice,
    { id: 'sync', label: paletteTexts.syncNow, icon: RefreshCw, run: syncNow },
    {
      id: 'sync-panel',
      label: paletteTexts.openSync,
      icon: RefreshCw,
      keys: ['G', 'S'],
      run: () => changeInterface({ syncPanelOpen: true }),
    },
    {
      id: 'company',
      label: frameTexts.switchCompany,
      icon: Building2,
      keys: ['G', 'F'],
      run: () => openOverlay('companies'),
    },
    {
      id: 'theme',
      label: dark ? frameTexts.themeLight : frameTexts.themeDark,
      icon: dark ? Sun : Moon,
      run: () => chooseTheme(dark ? 'light' : 'dark'),
    },
    {
      id: 'preferences',
      label: frameTexts.openPreferences,
      icon: Palette,
      run: () => navigate(links.preferences()),
    },
    { id: 'help', label: frameTexts.openHelp, icon: BookOpen, keys: ['F1'], run: () => openOverlay('help') },
    { id: 'contact', label: frameTexts.openContact, icon: Mail, run: () => navigate(links.contact()) },
    { id: 'keys', label: frameTexts.keysTitle, icon: TextCursorInput, keys: ['?'], run: () => openOverlay('keys') },
    { id: 'sign-out', label: frameTexts.signOut, icon: LogOut, run: signOut },
  ];
}
