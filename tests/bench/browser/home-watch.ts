/** What runs inside the page to tell when the home page's data came, and when it was painted. Stands alone. */
interface HomeTimes {
  /** Milliseconds from the way there: the last answer before the paint, and the paint itself. */
  readonly data: number;
  readonly painted: number;
}

/** What decides, and all of the page: the figures of one company, or the table of all. */
export interface HomeSight {
  readonly decisions: HomeTimes;
  readonly whole: HomeTimes;
}

declare global {
  interface Window {
    /** `performance.now()` of the last answer of IndexedDB or of a worker. */
    dataAt: number;
    /** From `began` on, as `performance.now()` has it. */
    watchHome: (began: number) => Promise<HomeSight>;
    /** Of the navigation. */
    homeSight: Promise<HomeSight>;
  }
}

/** Given to `addInitScript`, with `installPaintWatch` before it: in force before the page's own scripts. */
export function installHomeWatch(): void {
  window.dataAt = 0;
  const note = (): void => {
    window.dataAt = performance.now();
  };
  const transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function noted(this: IDBDatabase, ...given) {
    const made = transact.apply(this, given);
    // Answers of its requests do not bubble, but pass it on their way down.
    made.addEventListener('success', note, true);
    made.addEventListener('complete', note);
    return made;
  };
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', note);
    }
  };
  const decisions = (): boolean => document.querySelector('ul[aria-labelledby=home-decisions] > li') !== null;
  const whole = (): boolean =>
    decisions() &&
    document.querySelector('section[aria-label="Cifrele lunii"], [role=grid][aria-label="Firme"] tbody tr') !== null;
  const sightOf = async (condition: () => boolean, began: number): Promise<HomeTimes> => {
    let data = 0;
    const painted = await window.paintWatch.when(() => {
      if (!condition()) return false;
      data = window.dataAt;
      return true;
    });
    return { data: data - began, painted: painted - began };
  };
  window.watchHome = async (began) => {
    const [first, all] = await Promise.all([sightOf(decisions, began), sightOf(whole, began)]);
    return { decisions: first, whole: all };
  };
  window.homeSight = window.watchHome(0);
}
