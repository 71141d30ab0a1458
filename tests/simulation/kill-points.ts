/**
 * A process that can be killed between any two awaits of its ports: at the chosen point the promise never settles, so no
 * further line of that process runs, as after SIGKILL.
 */
export class KillPoints {
  passed = 0;
  private readonly killed: Promise<'killed'>;
  private kill: () => void = () => {};

  /** Dies at the `dieAt`th point it passes; never where it is Infinity. */
  constructor(private readonly dieAt: number) {
    this.killed = new Promise((resolve) => {
      this.kill = () => resolve('killed');
    });
  }

  /** Runs the process until it ends or dies. */
  async run(work: () => Promise<unknown>): Promise<'ended' | 'killed'> {
    return Promise.race([work().then(() => 'ended' as const), this.killed]);
  }

  /** The port with a point before and after every call. */
  wrap<A extends readonly unknown[], R>(port: (...input: A) => Promise<R>): (...input: A) => Promise<R> {
    return async (...input) => {
      await this.point();
      const result = await port(...input);
      await this.point();
      return result;
    };
  }

  private point(): Promise<void> {
    this.passed += 1;
    if (this.passed < this.dieAt) return Promise.resolve();
    this.kill();
    return new Promise(() => {});
  }
}
