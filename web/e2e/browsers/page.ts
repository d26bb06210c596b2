import { pollUntil, type Browser } from './browser';

/** Finds what is shown and can be used: by its words, or by the words of its label. */
const finders = {
  button: (words: string) =>
    `[...document.querySelectorAll('main :is(button, a, summary)'), ...document.querySelectorAll('button, a')].find((it) => it.textContent.trim().startsWith(${JSON.stringify(words)}) && it.checkVisibility() && !it.disabled)`,
  field: (words: string) =>
    `[...document.querySelectorAll('label')].find((it) => it.textContent.trim() === ${JSON.stringify(words)})?.control`,
} as const;

/** A person in front of the page: clicks and types by the browser's own input. */
export function personAt(browser: Browser) {
  interface Place {
    readonly x: number;
    readonly y: number;
  }

  /** Where it can be pressed, once it stays there: a page that has just come scrolls. */
  async function centreOf(element: string): Promise<Place> {
    let before = await placeOf(element);
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const now = await placeOf(element);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }

  const placeOf = (element: string) =>
    pollUntil(element, () =>
      browser.evaluate<Place | null>(`(() => {
        const it = ${element};
        if (!it) return null;
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = it.getBoundingClientRect();
        const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        const top = document.elementFromPoint(at.x, at.y);
        return top && (it.contains(top) || top.contains(it)) ? at : null;
      })()`),
    );

  async function clickOn(element: string): Promise<void> {
    const { x, y } = await centreOf(element);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await browser.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  return {
    click: (words: string) => clickOn(finders.button(words)),
    async type(label: string, text: string) {
      await clickOn(finders.field(label));
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await browser.perform([{ type: 'key', id: 'keyboard', actions }]);
      await pollUntil(`“${text}” in ${label}`, async () =>
        (await browser.evaluate<string>(`${finders.field(label)}.value`)).endsWith(text.slice(-3)) ? true : null,
      );
    },
    at: (path: string) =>
      pollUntil(`the page ${path}`, async () =>
        (await browser.evaluate<string>('location.pathname')).startsWith(path) ? true : null,
      ),
    reads: (words: string) =>
      pollUntil(`the words “${words}”`, async () =>
        (await browser.evaluate<boolean>(`document.body.innerText.includes(${JSON.stringify(words)})`)) ? true : null,
      ),
  };
}
