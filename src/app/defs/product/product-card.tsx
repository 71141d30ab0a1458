import type { ReactNode } from 'react';
import type { ProductContent } from '@/api/entities/product';
import { showUnit } from '@/domain/units/find-unit';
import { shownPrice, shownVat } from './shown-product';

/** A product on the phone: name, price, unit with VAT. */
export function ProductCard({ product }: { readonly product: ProductContent }): ReactNode {
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 font-medium break-words">{product.name}</span>
        <span className="shrink-0 font-medium tabular-nums">{shownPrice(product)}</span>
      </span>
      <span className="mt-0.5 flex justify-between gap-3 text-13 text-text-2">
        <span className="truncate">
          {[product.code, showUnit(product.unitCode)].filter((part) => part !== '').join(' · ')}
        </span>
        <span className="shrink-0">{shownVat(product)}</span>
      </span>
    </>
  );
}
