import { expect, it } from 'vitest';
import { IN_KIND } from '@/app/invoices/in/in-kind';
import { REASON_VIEWS } from '@/app/invoices/inbox/use-inbox-acts';
import { OUT_KIND } from '@/app/invoices/out/out-kind';

it('lead to views that the lists have', () => {
  const kinds = { in: IN_KIND, out: OUT_KIND };
  for (const { list, view } of Object.values(REASON_VIEWS)) {
    expect(kinds[list].id).toBe(list);
    expect(kinds[list].views.map(({ id }) => id)).toContain(view);
  }
});
