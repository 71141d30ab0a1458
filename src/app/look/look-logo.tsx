import { Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { initialsOf } from '@/domain/paper/document-words';
import { INK } from '@/domain/paper/layout/text-styles';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { legibleShade } from '@/domain/paper/look/look-colour';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import type { LookPart } from './look-draft';
import { lookTexts } from './look-texts';
import { readLogo } from './read-logo';

const texts = lookTexts.logo;
const ACCEPTED = '.svg,.png,.jpg,.jpeg,.webp,image/svg+xml,image/png,image/jpeg,image/webp';

interface LookLogoProps {
  readonly look: InvoiceLook;
  readonly name: string;
  readonly change: (part: LookPart) => void;
}

/** The logo, or the two letters in its place; a file is judged and drawn anew before it becomes one. */
export function LookLogo({ look, name, change }: LookLogoProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { said, read, busy } = useLogoFile((logo) => change({ logo }));
  const own = look.logo !== '';
  return (
    <section
      aria-label={texts.head}
      className="flex flex-wrap items-center gap-4 border-border border-b px-6 py-4 phone:px-4"
    >
      <LogoMark look={look} name={name} />
      <div className="min-w-40 flex-1">
        <p className="font-semibold text-13">{own ? texts.own : texts.monogram}</p>
        <p className="text-12 text-text-3">{texts.about}</p>
      </div>
      <div className="flex gap-2">
        {own && <IconButton icon={Trash2} label={texts.remove} look="outlined" onClick={() => change({ logo: '' })} />}
        <Button busy={busy} icon={Upload} onClick={() => input.current?.click()}>
          {own ? texts.replace : texts.choose}
        </Button>
      </div>
      <input
        accept={ACCEPTED}
        aria-label={texts.choose}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file again is a choice again.
          event.currentTarget.value = '';
          if (file !== undefined) void read(file);
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <p className="w-full text-13 text-wait empty:hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface LogoFile {
  /** What became of the last file, where it is worth a sentence. */
  readonly said: string;
  readonly busy: boolean;
  readonly read: (file: File) => Promise<void>;
}

function useLogoFile(take: (logo: string) => void): LogoFile {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const read = async (file: File): Promise<void> => {
    setBusy(true);
    setSaid(texts.reading);
    try {
      const outcome = await readLogo(file, (pixels) => pdfWorker.call((api) => api.logoPng(pixels)));
      if (outcome.kind === 'read') take(outcome.logo);
      const removed = outcome.kind === 'read' ? outcome.removed : [];
      setSaid(
        outcome.kind !== 'read' ? texts[outcome.kind] : removed.length === 0 ? '' : texts.removed(removed.join(', ')),
      );
    } catch (error) {
      console.error('The logo could not be made:', error);
      setSaid(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return { said, busy, read };
}

function LogoMark({ look, name }: Omit<LookLogoProps, 'change'>): ReactNode {
  if (look.logo !== '')
    return (
      <img
        alt={texts.own}
        className="max-h-12 max-w-32 border border-border object-contain p-1"
        src={look.logo}
        style={{ backgroundColor: INK.white }}
      />
    );
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-12 shrink-0 items-center justify-center font-semibold text-16"
      style={{ backgroundColor: legibleShade(look.colour) ?? INK.text, color: INK.white }}
    >
      {initialsOf(name)}
    </span>
  );
}
