import type { CommandContext } from '../../command-context';
import type { ConflictRow } from '../../conflicts/conflict-row';
import type { PendingChange } from '../../rows/stored-row';

export type SettlePorts = Pick<CommandContext, 'db' | 'now' | 'newId'>;
export type UpdateChange<R> = Extract<PendingChange<R>, { kind: 'update' }>;

/**
 * What became of an answer that names a conflict. `unsettled`: it cannot be settled so, and is a refusal. `restored`: the server has
 * gone back behind what the change had seen, and has not been given back yet what it lost of the row; nothing was written.
 */
export type Settlement = 'settled' | 'unsettled' | 'restored';

/** What is set aside for the person's choice. */
export type Aside = Pick<ConflictRow, 'kind' | 'fields' | 'merged' | 'mine'>;
