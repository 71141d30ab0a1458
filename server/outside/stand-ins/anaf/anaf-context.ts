import type { KeyObject } from 'node:crypto';
import type { StandInRequest } from '../stand-in-http';
import type { AnafStandInSettings } from './anaf-settings';
import type { AnafStore } from './anaf-store';
import type { CallLimits } from './call-limits';
import type { CheckDocument } from './document-check';
import type { DocumentSigner } from './document-signer';

/** What every route of the ANAF stand-in works with. */
export interface AnafContext {
  readonly store: AnafStore;
  readonly settings: AnafStandInSettings;
  readonly limits: CallLimits;
  readonly check: CheckDocument;
  readonly signer: DocumentSigner;
  /** RSA key the access tokens are signed with. */
  readonly tokenKey: KeyObject;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 32 random bytes or more, for tokens. */
  readonly randomToken: () => string;
}

export function hasRight(context: AnafContext, cif: string): boolean {
  return context.settings.rights === 'all' || context.settings.rights.includes(cif);
}

/** Empty and absent are the same to ANAF. */
export function parameter(request: StandInRequest, name: string): string | undefined {
  const value = request.query.get(name);
  return value === null || value === '' ? undefined : value;
}

const DIGITS = /^\d+$/;

export function isDigits(text: string): boolean {
  return DIGITS.test(text);
}
