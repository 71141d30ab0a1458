/**
 * What people prefer, so that a lost choice would show. A preference bears no word of its own: what stands at the end must be what
 * somebody chose last on one of the devices. Of devices that lost something, and after a restore, nothing can be said.
 */

interface Choice {
  readonly device: number;
  readonly user: number;
  readonly field: string;
  readonly value: string;
}

/** Of one device, user and field. */
interface Last {
  /** What may have been chosen last: more than one where a choice is not known to be kept. */
  values: Set<string>;
  underWay: number;
  /** A choice is known to have been kept. */
  sure: boolean;
}

export class Choices {
  /** By user and field, then by device. */
  private readonly last = new Map<string, Map<number, Last>>();
  private readonly unknown = new Set<string>();

  /** Gives what is to be said when the device has kept it. */
  begin({ device, user, field, value }: Choice): () => void {
    const last = this.lastOf(`${user} ${field}`, device);
    last.values.add(value);
    last.underWay += 1;
    return () => {
      if (last.underWay === 1) last.values = new Set([value]);
      last.sure = true;
      last.underWay -= 1;
    };
  }

  private lastOf(key: string, device: number): Last {
    const devices = this.last.get(key) ?? new Map<number, Last>();
    this.last.set(key, devices);
    const last = devices.get(device) ?? { values: new Set<string>(), underWay: 0, sure: false };
    devices.set(device, last);
    return last;
  }

  /** A device is a copy of another: what waits in one waits in both. */
  copy(from: number, to: number): void {
    for (const [key, devices] of this.last) {
      const last = devices.get(from);
      if (last !== undefined) Object.assign(this.lastOf(key, to), { values: new Set(last.values), sure: last.sure });
    }
  }

  /** The device has lost something, or stands at an earlier day. */
  forget(device: number): void {
    for (const [key, devices] of this.last) if (devices.has(device)) this.unknown.add(key);
  }

  forgetAll(): void {
    for (const key of this.last.keys()) this.unknown.add(key);
  }

  /** Null: nobody chose, or nobody knows. `usual`: what it is where no choice was kept. */
  possible(user: number, field: string, usual: string): ReadonlySet<string> | null {
    const key = `${user} ${field}`;
    const devices = this.last.get(key);
    if (devices === undefined || this.unknown.has(key)) return null;
    const all = [...devices.values()];
    const kept = all.some(({ sure }) => sure) ? [] : [usual];
    return new Set([...kept, ...all.flatMap(({ values }) => [...values])]);
  }
}
