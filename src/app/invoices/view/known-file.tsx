/** What the archive has of a file: the very bytes under whatever name, or its number with another content. */
import { type ReactNode, useEffect, useState } from 'react';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { archiveByIds, archiveBySha256 } from '@/db/archive/archive-queries';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import type { Invoice } from '@/domain/invoice/invoice';
import { askSnapshot } from '../archive/archive-snapshot';
import { filesTexts } from './files-texts';
import { taxIdOf } from './use-account-finding';

interface KnownFileProps {
  readonly sha256: string;
  /** Undefined where it is none, and until it is read. */
  readonly invoice: Invoice | undefined;
  /** The file of the same bytes that was opened before it. */
  readonly same: string | undefined;
}

export function KnownFile({ sha256, invoice, same }: KnownFileProps): ReactNode {
  const { db, company } = useWorkspace();
  const known = useLive(
    async () => (sha256 === '' ? null : ((await archiveBySha256(db, company.id, sha256))?.item ?? null)),
    [db, company.id, sha256],
  );
  const numbered = useNumbered(known === null ? invoice : undefined, sha256);
  return (
    <>
      {same !== undefined && <Note words={filesTexts.same(same)} />}
      {known !== undefined && known !== null && <Note item={known} words={filesTexts.known(known.number)} />}
      {numbered !== undefined && <Note item={numbered} words={filesTexts.otherContent(numbered.number)} />}
    </>
  );
}

function Note({ words, item }: { readonly words: string; readonly item?: ArchiveItem }): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-border border-b bg-wait-soft px-6 py-2 text-13 text-wait phone:px-4">
      <span className="min-w-0 break-words">{words}</span>
      {item !== undefined && (
        <ButtonLink size="sm" to={links.view(item.id)}>
          {filesTexts.open}
        </ButtonLink>
      )}
    </p>
  );
}

/** A document of the archive with the number of the same issuer and other bytes: one of the two is not what it says. */
function useNumbered(invoice: Invoice | undefined, sha256: string): ArchiveItem | undefined {
  const { db, company } = useWorkspace();
  const [found, setFound] = useState<{ readonly of: Invoice; readonly item: ArchiveItem | undefined }>();
  useEffect(() => {
    if (invoice === undefined) return undefined;
    let stale = false;
    const look = async (): Promise<ArchiveItem | undefined> => {
      const seller = bareTaxId(taxIdOf(invoice.seller));
      const own = seller === bareTaxId(company.cif);
      const question = { direction: own ? 'out' : 'in', numbers: [invoice.number] } as const;
      const ids = await askSnapshot((api) => api.numbered(db.name, company.id, question));
      const items = (await archiveByIds(db, ids)).map(({ item }) => item);
      return items.find((item) => item.xmlSha256 !== sha256 && (own || bareTaxId(item.partnerTaxId) === seller));
    };
    look().then(
      (item) => {
        if (!stale) setFound({ of: invoice, item });
      },
      (error: unknown) => console.warn('The number was not looked for in the archive:', error),
    );
    return () => {
      stale = true;
    };
  }, [db, company.id, company.cif, invoice, sha256]);
  return found?.of === invoice ? found?.item : undefined;
}
