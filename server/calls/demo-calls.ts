import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import { DEMO_HOLD, type StandInSwitches } from '../outside/stand-in-switches';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

export interface DemoCallParts {
  readonly db: AppDatabase;
  /** Absent with the real ANAF. */
  readonly standIns: StandInSwitches | undefined;
}

/** What only the demonstration's account may do. */
export function demoCalls({ db, standIns }: DemoCallParts): Pick<CallHandlers, 'SettleDemo'> {
  return {
    SettleDemo: {
      kind: 'signed',
      run: async (_input, { userId }) => {
        if (standIns === undefined || !(await isDemonstration(db, userId))) return refused('demonstration-only');
        return (await standIns.release(DEMO_HOLD)) ? done({}) : refused('outside-unavailable');
      },
    },
  };
}

function isDemonstration(db: AppDatabase, userId: number): Promise<boolean> {
  return asUser(db, userId, async (tx) => {
    const account = await tx.selectFrom('app_user').select('demo').where('id', '=', userId).executeTakeFirst();
    return account?.demo === true;
  });
}
