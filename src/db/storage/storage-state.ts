/** Whether the browser promises to keep what is stored, and how much room there is. */

export interface StorageManagerPort {
  readonly persisted?: () => Promise<boolean>;
  readonly persist?: () => Promise<boolean>;
  readonly estimate?: () => Promise<{ readonly usage?: number; readonly quota?: number }>;
}

export interface StorageState {
  /** Null where the browser does not say. */
  readonly persisted: boolean | null;
  readonly usageBytes: number | null;
  readonly quotaBytes: number | null;
  /** More than nine tenths are used: the panel says so and offers the file. */
  readonly nearlyFull: boolean;
}

const NEARLY_FULL = 0.9;

export async function storageState(storage: StorageManagerPort | undefined): Promise<StorageState> {
  const persisted = (await storage?.persisted?.()) ?? null;
  const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {};
  const nearlyFull = usage !== null && quota !== null && quota > 0 && usage / quota > NEARLY_FULL;
  return { persisted, usageBytes: usage, quotaBytes: quota, nearlyFull };
}

/** Asks the browser to keep what is stored; false where it refuses or cannot say. */
export async function askForPersistence(storage: StorageManagerPort | undefined): Promise<boolean> {
  return (await storage?.persist?.()) ?? false;
}
