import type { CommandContext } from '../../command-context';
import type { ConflictRow } from '../../conflicts/conflict-row';
import type { PendingChange } from '../../rows/stored-row';

export type SettlePorts = Pick<CommandContext, 'db' | 'now' | 'newId'>;
export type UpdateChange<R> = Extract<PendingChange<R>, { kind: 'update' }>;

/** What is set aside for the person's choice. */
export type Aside = Pick<ConflictRow, 'kind' | 'fields' | 'merged' | 'mine'>;
