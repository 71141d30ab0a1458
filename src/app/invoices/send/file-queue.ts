/**
 * Files on their way from whoever finds them to whoever reads them: finding goes ahead of reading, so that the number of
 * files is known long before the last is read.
 *
 * Invariant: an item is given to one reader; `close` ends the readers once the queue is empty.
 */
export class FileQueue<T> implements AsyncIterable<T> {
  #items: T[] = [];
  #taken = 0;
  #closed = false;
  #waiting: (() => void)[] = [];

  push(items: readonly T[]): void {
    this.#items.push(...items);
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const item = this.#items[this.#taken];
      if (item !== undefined) {
        this.#taken += 1;
        yield item;
      } else if (this.#closed) {
        return;
      } else {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    }
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
