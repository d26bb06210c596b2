import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const pictures = join(import.meta.dirname, '../.film');

/** Counts the taps and seconds of an owner's steps, and takes a screenshot at the end of each. */
export class Film {
  readonly #page: Page;
  readonly #filePrefix: string;
  readonly #lines: string[] = [];
  #taps = 0;
  #beganAt = performance.now();
  /** The taps and seconds of all steps so far. */
  readonly sum = { taps: 0, seconds: 0 };

  constructor(page: Page, filePrefix = '') {
    this.#page = page;
    this.#filePrefix = filePrefix;
    mkdirSync(pictures, { recursive: true });
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.#taps += 1;
  }

  /** Taps on the field and types as fast as people do on a phone at best. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.#page.keyboard.type(text, { delay: 30 });
  }

  /** Ends the step once the element is shown, and takes a screenshot. The time of the screenshot belongs to no step. */
  async step(name: string, expected: Locator): Promise<void> {
    await expected.waitFor({ timeout: 60_000 });
    const seconds = (performance.now() - this.#beganAt) / 1_000;
    this.sum.taps += this.#taps;
    this.sum.seconds += seconds;
    const nth = String(this.#lines.length + 1).padStart(2, '0');
    this.#lines.push(
      `${nth} ${name.padEnd(40)} ${String(this.#taps).padStart(2)} taps ${seconds.toFixed(1).padStart(6)} s`,
    );
    const file = `${this.#filePrefix}${nth} ${name}.png`.replaceAll(' ', '-');
    await this.#page.screenshot({ path: join(pictures, file) });
    this.resume();
  }

  /** Discards the time since the last step, which the test has used for something else. */
  resume(): void {
    this.#taps = 0;
    this.#beganAt = performance.now();
  }

  report(): string {
    const { taps, seconds } = this.sum;
    return [...this.#lines, `${taps} taps, ${seconds.toFixed(1)} s`].join('\n');
  }
}
