/** What happened in a run, in its order: told where a run failed, counted where it did not. */
export class Story {
  private readonly lines: string[] = [];
  readonly counts: Record<string, number> = {};

  constructor(
    private readonly now: () => number,
    private readonly onLine: (line: string) => void = () => undefined,
  ) {}

  tell(line: string): void {
    const told = `${new Date(this.now()).toISOString().slice(5, 19)} ${line}`;
    this.lines.push(told);
    this.onLine(told);
  }

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by;
  }

  all(): readonly string[] {
    return this.lines;
  }
}
