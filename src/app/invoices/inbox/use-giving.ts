/** Some companies are given to a person or to nobody, with one way back for all. Also without network. */
import { useCallback } from 'react';
import type { Assignee } from '@/api/entities/assignment';
import type { CompanyId } from '@/api/ids';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { type Gift, giveCompanies } from '@/db/collections/assignment';
import type { CommandContext } from '@/db/command-context';
import { type Candidate, companiesFor } from './assigned';
import { giveTexts } from './give-texts';

/** `companies`: the chosen ones; those to which the person has no access stay as they are, and it is said. */
export type Giving = (companies: readonly CompanyId[], person: Candidate | null) => Promise<void>;

export function useGiving(): Giving {
  const { commands } = useWorkspace();
  return useCallback(
    async (companies, candidate) => {
      const person: Assignee | null = candidate === null ? null : { user: candidate.user, name: candidate.name };
      const reached = companiesFor(candidate, companies);
      const before = await write(
        commands,
        reached.map((companyId) => ({ companyId, person })),
      );
      if (before === undefined) return;
      const left = companies.length - reached.length;
      const description = candidate !== null && left > 0 ? { description: giveTexts.left(left, candidate.name) } : {};
      if (before.length === 0) {
        const message = candidate === null ? giveTexts.unchangedNobody : giveTexts.unchanged(candidate.name);
        addAlert({ type: 'info', message, ...description });
        return;
      }
      const count = before.length;
      const alert = addAlert({
        type: 'success',
        message: candidate === null ? giveTexts.doneNobody(count) : giveTexts.done(count, candidate.name),
        ...description,
        action: {
          label: giveTexts.undo,
          onAct: () => {
            removeAlert(alert);
            void write(commands, before);
          },
        },
      });
    },
    [commands],
  );
}

/** What stood before; undefined where this device could not write it, which the person is told. */
async function write(commands: CommandContext, gifts: readonly Gift[]): Promise<readonly Gift[] | undefined> {
  try {
    const before = await giveCompanies(commands, gifts);
    if (before !== undefined) return before;
  } catch (error) {
    console.error('A company was not given:', error);
  }
  addAlert({ type: 'warning', ...giveTexts.failed });
  return undefined;
}
