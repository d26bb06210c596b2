const askEveryMs = 150;
/** Longer than a text takes, whatever the writer does. */
const mostAsked = 400;

/** Asks until there is an answer; rejects when none comes. */
export async function untilDecided<Answer extends object>(ask: () => Promise<Answer | 'undecided'>): Promise<Answer> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const answer = await ask();
    if (answer !== 'undecided') return answer;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  throw new Error('The click is not decided.');
}
