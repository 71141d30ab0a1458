/** Companies of an account: what the person makes, from nobody's word but the person's own. */
import type { CompanyParticulars } from '@/api/entities/company';
import { isValidCui } from '@/domain/identifiers/cui';
import { foundCompany } from '../../accounts/found-company';
import { asUser } from '../../database/as-user';
import type { AttemptLimit } from '../../session/attempt-limit';
import type { CallHandlers } from '../call-handler';
import { done, type RefusedReply, refused } from '../reply';

export interface CompanyCallParts {
  /** New companies of an account. */
  readonly additions: AttemptLimit;
}

export function companyCalls({ additions }: CompanyCallParts): Pick<CallHandlers, 'AddCompany'> {
  return {
    AddCompany: {
      kind: 'signed',
      run: async ({ body: { details } }, { userId }, db) => {
        const wrong = wrongParticulars(details);
        if (wrong !== undefined) return wrong;
        const waitMs = await additions.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const id = await asUser(db, userId, (tx) => foundCompany(tx, details));
        return id === undefined ? refused('company-yours') : done({ company: id });
      },
    },
  };
}

/** A code with a wrong check digit is nobody's. */
function wrongParticulars({ cif }: CompanyParticulars): RefusedReply | undefined {
  return isValidCui(cif) ? undefined : refused('invalid-request', { fields: ['details.cif'] });
}
