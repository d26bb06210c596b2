/** Actions of a pointer or a keyboard, https://www.w3.org/TR/webdriver2/#actions; WebDriver BiDi takes the same. */
export type InputActions = readonly object[];

/** What the journey needs of a browser, whichever protocol it is driven by. */
export interface Browser {
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  perform(actions: InputActions): Promise<void>;
  /** A PNG of what is in view. */
  screenshot(): Promise<Buffer>;
  /** Errors that the page has written to its console or thrown. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Calls again until it answers something else than null; rejects with the words after 20 s. */
export async function pollUntil<T>(description: string, request: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await request().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
