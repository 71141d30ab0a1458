/** The months of a company whose documents a person wants to read on this device without a network, until they say otherwise. */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const schema = v.array(v.string());

/** `yyyy-MM`, of issue, the newest first; none where a newer version wrote it otherwise. */
export async function keptMonths(db: CondicaDatabase, company: CompanyId): Promise<readonly string[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('kept-months', company)))?.value);
  return stored.success ? stored.output : [];
}

/** Adds the month, or takes it out again; its documents stay until the room is needed. */
export function keepMonth(db: CondicaDatabase, company: CompanyId, month: string, kept: boolean): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const others = (await keptMonths(db, company)).filter((other) => other !== month);
    const value = kept ? [...others, month].sort().reverse() : others;
    await db.kv.put({ key: noteKey('kept-months', company), value });
  });
}

/** Of every company here, as one text: another one where a person chose otherwise. */
export async function allKeptMonths(db: CondicaDatabase): Promise<string> {
  const notes = await db.kv.where('key').startsWith(noteKey('kept-months', '')).toArray();
  return JSON.stringify(notes.map(({ key, value }) => [key, value]));
}
