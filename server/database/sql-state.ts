/** PostgreSQL's error codes that mean something to us. */
const STATES = {
  uniqueViolation: '23505',
  lockTimeout: '55P03',
  deadlock: '40P01',
  serialization: '40001',
  diskFull: '53100',
  tooManyConnections: '53300',
  startingUp: '57P03',
  adminShutdown: '57P01',
  insufficientPrivilege: '42501',
} as const;

export type SqlState = keyof typeof STATES;

/** The state of an error that came from PostgreSQL, where it is one of ours. */
export function sqlState(error: unknown): SqlState | undefined {
  const code = errorCode(error);
  return Object.entries(STATES).find(([, known]) => known === code)?.[0] as SqlState | undefined;
}

/** `code` of a PostgreSQL or a system error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The constraint or index that a row went against. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
