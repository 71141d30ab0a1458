import { type ReactNode, useMemo } from 'react';
import type { ProductContent } from '@/api/entities/product';
import type { DefinitionRow } from '../definition-list';
import { productTexts } from './product-texts';
import { takenBy } from './taken-by';

interface TakenNoteProps {
  readonly content: ProductContent;
  /** Undefined while it is new. */
  readonly id: string | undefined;
  readonly rows: readonly DefinitionRow<ProductContent>[];
}

/** Says which other products have this one's code or name. Two may: a list that came from elsewhere often has such. */
export function TakenNote({ content: { code, name }, id, rows }: TakenNoteProps): ReactNode {
  const taken = useMemo(() => takenBy({ code, name }, id, rows), [code, name, id, rows]);
  const said = [
    ...(taken.code.length > 0 ? [productTexts.taken.code(code, taken.code)] : []),
    ...(taken.name.length > 0 ? [productTexts.taken.name(taken.name.length)] : []),
  ];
  return (
    <div role="status">
      {said.length > 0 && <p className="rounded-2 bg-wait-soft px-3 py-2 text-13 text-wait">{said.join(' ')}</p>}
    </div>
  );
}
