import type { Page } from '@playwright/test';
import { wholeRows } from './stored-rows';

/** What the device keeps of forms that are not saved: the text of a field, by the form's place. */
export async function unsavedTexts(page: Page, field: string): Promise<ReadonlyMap<string, string>> {
  const { kv = [] } = await wholeRows(page, ['kv']);
  const texts = kv.flatMap(({ key, value }): [string, string][] => {
    const place = /^unsaved-form \d+ (.+)$/.exec(String(key))?.[1];
    const text = propertyOf(propertyOf(value, 'texts'), field);
    return place === undefined || typeof text !== 'string' ? [] : [[place, text]];
  });
  return new Map(texts);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
