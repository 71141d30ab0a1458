import type { DemoFillingState } from '@/api/calls/demo-calls';
import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import { DEMO_HOLD, type StandInSwitches } from '../outside/stand-in-switches';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

export interface DemoCallParts {
  readonly db: AppDatabase;
  /** Absent with the real ANAF. */
  readonly standIns: StandInSwitches | undefined;
  /** Null: the server runs none. */
  readonly demonstration: DemonstrationAccount | null;
  /** Absent where nothing is filled. */
  readonly filling: DemoFilling | undefined;
}

/** The filling, which the demonstration itself does (server/demo). */
export interface DemoFilling {
  state(): DemoFillingState;
  /** Of the round that is seen. Throws where what stands could not be taken away: it can be asked for again. */
  putBack(round: number): Promise<DemoFillingState>;
}

type DemoCallName = 'GetDemonstration' | 'SettleDemo' | 'GetDemoFilling' | 'ResetDemo';

/** It is no secret: the demonstration runs for the browsers of its own machine alone (process/settings.ts). */
export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
}

/** The way into the demonstration, and what only its account may do. */
export function demoCalls({ db, standIns, demonstration, filling }: DemoCallParts): Pick<CallHandlers, DemoCallName> {
  return {
    GetDemonstration: {
      kind: 'open',
      run: async () =>
        done({ account: demonstration && { email: demonstration.email, password: demonstration.password } }),
    },
    SettleDemo: {
      kind: 'signed',
      run: async (_input, { userId }) => {
        if (standIns === undefined || !(await isDemonstration(db, userId))) return refused('demonstration-only');
        return (await standIns.release(DEMO_HOLD)) ? done({}) : refused('outside-unavailable');
      },
    },
    GetDemoFilling: {
      kind: 'signed',
      run: async (_input, { userId }) => {
        if (filling === undefined || !(await isDemonstration(db, userId))) return refused('demonstration-only');
        return done(filling.state());
      },
    },
    ResetDemo: {
      kind: 'signed',
      run: async ({ body }, { userId }) => {
        if (filling === undefined || !(await isDemonstration(db, userId))) return refused('demonstration-only');
        return done(await filling.putBack(body.round));
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
