import type { CompanyId } from '@/api/ids';
import { noteKey } from '../settings/company-notes';

/** Of the note of what a restored server may lack (set-aside-note.ts). '' begins those of all companies. */
export const setAsideKey = (companyId: CompanyId | '') => noteKey('restoredServer', companyId);
