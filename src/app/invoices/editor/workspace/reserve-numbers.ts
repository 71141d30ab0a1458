import * as v from 'valibot';
import { API_ERRORS } from '@/api/errors';
import { entityIdSchema } from '@/api/ids';
import type { Workspace } from '@/app/state/workspace';
import { editorTexts } from '../editor-texts';

/**
 * Asks the server for numbers of a series that has none here. Gives the words of what kept them away; '' where they came. The
 * press that asks has the network to wait for: the code comes with it.
 */
export async function reserveNumbers(
  { company, sync }: Pick<Workspace, 'company' | 'sync'>,
  serialId: string,
): Promise<string> {
  const given = await sync.requestLease(company.id, v.parse(entityIdSchema, serialId));
  if (given === 'numbers-wait') return API_ERRORS['numbers-wait'].text;
  return given === 'failed' ? editorTexts.reserveFailed : '';
}
