import { randomUUID } from 'node:crypto';
import type { Answer, Owner } from './owner.ts';

const selected = `
    __typename
    ... on AdjustVariationSuccess { generation { id adjustmentsLeft editedAt variations { text } } }
    ... on EditConflict { generation { id adjustmentsLeft editedAt variations { text } } }
    ... on Failure { message }
    ... on FieldFailure { field }
    ... on PlanLocked { requiredPlan }
`;

const adjustVariationMutation = `mutation ($input: AdjustVariationInput!) { adjustVariation(input: $input) { ${selected} } }`;
const variationAdjusting = `subscription ($input: AdjustVariationInput!) {
  variationAdjusting(input: $input) { ${selected} ... on CopyProgress { restarted pieces { variation text } } }
}`;

const inputOf = (generationId: string, different: object) => ({
  generationId,
  variation: 0,
  kind: 'REWRITE',
  requestId: randomUUID(),
  ...different,
});

/** Requests one adjustment, by default of the first text; resolves with the answer. */
export const adjustVariation = async (
  owner: Owner,
  generationId: string,
  different: object = {},
): Promise<Answer['body']> =>
  (await owner.graphql(adjustVariationMutation, { input: inputOf(generationId, different) })).data.adjustVariation;

/** Requests an adjustment by subscription, and collects its events while the text is written. */
export function watchAdjusting(owner: Owner, generationId: string, different: object = {}) {
  const client = owner.socket();
  const events: Answer['body'][] = [];
  const { promise, resolve } = Promise.withResolvers<Answer['body']>();
  const cancel = client.subscribe(
    { query: variationAdjusting, variables: { input: inputOf(generationId, different) } },
    {
      next: ({ data, errors }) => void events.push(data?.['variationAdjusting'] ?? errors),
      error: (error) => resolve(error),
      complete: () => resolve(events.at(-1)),
    },
  );
  return { events, ended: promise.finally(() => client.dispose()), cancel };
}
