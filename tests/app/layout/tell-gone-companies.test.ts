import { expect, it } from 'vitest';
import { goneTexts } from '@/app/layout/gone-texts';
import { goneCompanies } from '@/app/layout/tell-gone-companies';
import { companyId } from '../../server/support/samples';

const company = (id: number, cif: string) => ({ id: companyId(id), cif, name: `Firma ${cif}` });
const BOTH = [company(1, '18547290'), company(2, '14399840')];

it('tells a company that was taken, not the first look, and not the last company', () => {
  expect(goneCompanies([], BOTH)).toEqual({ gone: [], anew: [] });
  expect(goneCompanies(BOTH, BOTH.slice(1))).toEqual({ gone: ['Firma 18547290'], anew: [] });
  expect(goneCompanies(BOTH, [])).toEqual({ gone: [], anew: [] });
});

it('tells companies that stand there anew under their codes', () => {
  const { gone, anew } = goneCompanies(BOTH, [company(3, '18547290'), company(4, '14399840')]);
  expect(gone).toEqual([]);
  expect(goneTexts.anew(anew).message).toBe('Firma 18547290 și Firma 14399840: firmele au fost făcute din nou');
});
