import type { Table } from 'dexie';
import type { CondicaDatabase } from '../../condica-database';

/** Where blocks stand: what reading or writing them touches. */
export function coldTables(db: CondicaDatabase): readonly Table[] {
  return [db.coldHeader, db.coldColumns, db.coldPart];
}
