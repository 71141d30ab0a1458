import type { ArchiveItem } from '@/api/entities/archive-item';
import { API_ERRORS } from '@/api/errors';

/**
 * «Upload Nereusit» of a document that ANAF refused as it was handed over (specification, section 8); '' of another. One that our
 * server refused has the text among its messages (shown-item.ts).
 */
export function uploadFailure({ state }: Pick<ArchiveItem, 'state'>): string {
  return state === 'refused' ? API_ERRORS['upload-failed'].text : '';
}
