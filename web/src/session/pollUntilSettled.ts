const pollMs = 150;
/** 400 polls take longer than the server takes for a text. */
const maxAttempts = 400;

/** Polls until `request` returns an answer; rejects when it is still unsettled after the last attempt. */
export async function pollUntilSettled<Answer extends object>(
  request: () => Promise<Answer | 'unsettled'>,
): Promise<Answer> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = await request();
    if (answer !== 'unsettled') return answer;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error('The request is not settled.');
}
