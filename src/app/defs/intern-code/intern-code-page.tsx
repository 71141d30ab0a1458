/** What the company itself calls what it buys: the codes of its stock and accounting. */
import type { ReactNode } from 'react';
import { DefinitionCard } from '@/app/defs/definition-card';
import { DefinitionPage } from '@/app/defs/definition-page';
import { TakenNote } from '@/app/defs/taken-note';
import { useDefinition } from '@/app/defs/use-definition';
import { internCodeRows } from '@/db/collections/intern-code';
import { INTERN_CODE_KIND } from './intern-code-kind';
import { internCodeTexts } from './intern-code-texts';

const NO_ROWS: readonly never[] = [];

export default function InternCodePage(): ReactNode {
  const definition = useDefinition(internCodeRows);
  const rows = definition.rows ?? NO_ROWS;
  return (
    <DefinitionPage
      {...definition}
      card={({ code, name, account }) => <DefinitionCard below={name} fact={account} name={code} />}
      kind={INTERN_CODE_KIND}
      panelHead={(code, _change, id) => <TakenNote content={code} id={id} rows={rows} words={internCodeTexts.taken} />}
    />
  );
}
