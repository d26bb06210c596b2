// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fromEvent, mergeMap, of, Subject, throwError } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownGeneration } from './adjustVariation';
import { useAdjustment } from './useAdjustment';

/** Sends the events of an adjustment; null when there is no socket. */
let socket: Subject<object> | null = null;

afterEach(() => {
  cleanup();
  socket = null;
});

interface Input {
  readonly variation: number;
  readonly kind: string;
  readonly requestId: string;
  readonly basedOn: string | null;
}

type Answer =
  | { readonly lost: true }
  | { readonly refused: string }
  | { readonly typename: string; readonly editedAt: string; readonly texts: string[] };

const before = {
  id: 'g1',
  editedAt: null,
  adjustmentsLeft: 5,
  variations: [{ text: 'a' }, { text: 'b' }],
} as ShownGeneration;

const untilAborted = (signal: AbortSignal) =>
  fromEvent(signal, 'abort').pipe(mergeMap(() => throwError(() => signal.reason as Error)));

const generationOf = (editedAt: string, texts: readonly string[], adjustmentsLeft: number) => ({
  __typename: 'Generation',
  id: 'g1',
  editedAt,
  adjustmentsLeft,
  variations: texts.map((text) => ({ __typename: 'Variation', text, previousText: null, hashtags: [], emojis: [] })),
  originalVariations: [],
});

/** The hook, with a server that gives these answers when there is no socket, and what it was sent. */
function anAdjuster(...answers: Answer[]) {
  const sent: Input[] = [];
  /** How many adjustments are left at each query after a cancellation; `stored` when the adjusted text is stored after all. */
  const left: (number | 'stored')[] = [4, 4, 5];
  const link = new ApolloLink((operation) => {
    const { operationName, variables } = operation;
    if (operationName === 'VariationAdjusting') return socket ?? throwError(() => new Error('no socket'));
    if (operationName === 'AdjustedGeneration') {
      const answered = left.shift();
      if (answered === undefined) return throwError(() => new TypeError('Failed to fetch'));
      const text = answered === 'stored' ? 'mais curto' : 'a';
      const still = answered === 'stored' ? 4 : answered;
      const generation = generationOf('2026-03-10T11:00:00.000Z', [text, 'b, de outro lugar'], still);
      return of({ data: { generation } });
    }
    sent.push(variables['input'] as Input);
    const answer = answers.shift();
    if (!answer) return untilAborted((operation.getContext()['fetchOptions'] as { signal: AbortSignal }).signal);
    if ('refused' in answer) {
      return throwError(() => new CombinedGraphQLErrors({ errors: [{ message: answer.refused }] }));
    }
    if ('lost' in answer) return throwError(() => new TypeError('Failed to fetch'));
    const { typename, editedAt, texts } = answer;
    const generation = generationOf(editedAt, texts, 4);
    return of({ data: { adjustVariation: { __typename: typename, message: 'Alterado em outro lugar.', generation } } });
  });
  const possibleTypes = { Failure: ['EditConflict'] };
  const defaultOptions = { mutate: { fetchPolicy: 'no-cache' } } as const;
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }), defaultOptions });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useAdjustment('g1'), { wrapper });
  const adjust = (variation: number, kind: 'SHORTER' | 'LIVELIER' = 'SHORTER') =>
    act(() => result.current.adjust(variation, kind, before));
  return {
    sent,
    adjust,
    /** Adjusts as well, without waiting for the end. */
    beginAdjusting: (variation: number, shown: ShownGeneration | Promise<ShownGeneration> = before) =>
      act(async () => void result.current.adjust(variation, 'SHORTER', shown)),
    left,
    cancel: () => act(() => result.current.cancel()),
    /** As the undoing of a change does. */
    forget: () => act(() => result.current.forget()),
    adjusting: () => result.current.adjusting,
  };
}

const done = { typename: 'AdjustVariationSuccess', editedAt: '2026-03-10T12:00:00.000Z', texts: ['mais curto', 'b'] };
const conflictWith = (...texts: string[]) => ({
  typename: 'EditConflict',
  editedAt: '2026-03-10T11:00:00.000Z',
  texts,
});

it('an adjustment whose answer was lost is repeated with its requestId', async () => {
  const { sent, adjust, adjusting } = anAdjuster({ lost: true }, done);
  await adjust(0);
  expect(adjusting()).toMatchObject({ status: 'failed', variation: 0 });
  await adjust(0);
  expect(adjusting()).toEqual({ status: 'done', variation: 0 });
  expect(sent[1]!.requestId).toBe(sent[0]!.requestId);
});

it.each([
  ['another text', 1, 'SHORTER'],
  ['another adjustment', 0, 'LIVELIER'],
] as const)('a click for %s after a lost answer has a requestId of its own', async (_case, variation, kind) => {
  const { sent, adjust } = anAdjuster({ lost: true }, done);
  await adjust(0);
  await adjust(variation, kind);
  expect(sent.map((input) => [input.variation, input.kind])).toEqual([
    [0, 'SHORTER'],
    [variation, kind],
  ]);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('a click on a text that was changed after a lost answer has a requestId of its own', async () => {
  const { sent, adjust, beginAdjusting, adjusting } = anAdjuster({ lost: true }, done);
  await adjust(0);
  await beginAdjusting(0, { ...before, variations: [{ text: 'a, editado' }, before.variations[1]!] });
  await vi.waitFor(() => expect(adjusting().status).toBe('done'));
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('a click after a lost answer and an undo has a requestId of its own', async () => {
  const { sent, adjust, forget } = anAdjuster({ lost: true }, done);
  await adjust(0);
  forget();
  await adjust(0);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('the next adjustment has a requestId of its own', async () => {
  const { sent, adjust } = anAdjuster(done, done);
  await adjust(0);
  await adjust(0);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('a text is adjusted although another one was changed elsewhere', async () => {
  const newest = conflictWith('a', 'b, de outro lugar');
  const { sent, adjust, adjusting } = anAdjuster(newest, done);
  await adjust(0);
  expect(adjusting()).toEqual({ status: 'done', variation: 0 });
  expect(sent.map(({ basedOn }) => basedOn)).toEqual([null, newest.editedAt]);
});

it.each([
  ['this text was changed elsewhere', conflictWith('a, de outro lugar', 'b'), 1],
  ['the server repeats its conflict', conflictWith('a', 'b'), 2],
])('an adjustment fails with the conflict when %s', async (_case, conflict, calls) => {
  const { sent, adjust, adjusting } = anAdjuster(conflict, conflict);
  await adjust(0);
  expect(adjusting()).toMatchObject({ status: 'failed', message: 'Alterado em outro lugar.' });
  expect(sent).toHaveLength(calls);
});

it('a cancelled adjustment ends when it is no longer counted, although another text was changed elsewhere', async () => {
  const { sent, adjust, left, cancel, adjusting } = anAdjuster(conflictWith('a', 'b, de outro lugar'));
  const adjustment = adjust(0);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  cancel();
  await adjustment;
  expect(adjusting()).toEqual({ status: 'cancelled' });
  expect(left).toEqual([]);
});

it.each([
  ['done when its text is stored all the same', [4, 'stored'], { status: 'done', variation: 0 }],
  [
    'not confirmed when the server cannot be asked',
    [4],
    {
      status: 'failed',
      message: 'Não foi possível confirmar o cancelamento. O ajuste pode ter sido contado.',
    },
  ],
] as const)('a cancelled adjustment is %s', async (_case, answers, end) => {
  const { sent, adjust, left, cancel, adjusting } = anAdjuster();
  left.splice(0, left.length, ...answers);
  const adjustment = adjust(0);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  cancel();
  await adjustment;
  expect(adjusting()).toMatchObject(end);
});

it('an adjustment that is cancelled while the text is still being saved is not sent', async () => {
  const { promise: saved, resolve } = Promise.withResolvers<ShownGeneration>();
  const events = (socket = new Subject());
  const { sent, beginAdjusting, left, cancel, adjusting } = anAdjuster();
  left.splice(0, 2);
  await beginAdjusting(0, saved);
  cancel();
  await act(async () => resolve(before));
  await vi.waitFor(() => expect(adjusting()).toEqual({ status: 'cancelled' }));
  expect([events.observed, sent]).toEqual([false, []]);
});

it('an adjustment shows the conflict when its text, which is not the first, was changed elsewhere', async () => {
  const conflict = conflictWith('a', 'b, de outro lugar');
  const { sent, adjust, adjusting } = anAdjuster(conflict, conflict);
  await adjust(1);
  expect(adjusting()).toMatchObject({ status: 'failed', variation: 1, message: 'Alterado em outro lugar.' });
  expect(sent).toHaveLength(1);
});

it('the adjustment after one that the server has refused has a requestId of its own', async () => {
  const { sent, adjust, adjusting } = anAdjuster({ refused: 'Espere um minuto.' }, done);
  await adjust(0);
  expect(adjusting()).toMatchObject({ status: 'failed', message: 'Espere um minuto.', upgrade: false });
  await adjust(0);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('an adjustment that the plan no longer includes leads to a plan that includes it', async () => {
  const { adjust, adjusting } = anAdjuster({ ...done, typename: 'PlanLocked' });
  await adjust(0);
  expect(adjusting()).toMatchObject({ status: 'failed', upgrade: true });
});

it('the words of an adjusted text are shown as they arrive, and a restart drops those before it', async () => {
  const events = (socket = new Subject());
  const { sent, beginAdjusting, adjusting } = anAdjuster();
  await beginAdjusting(0);
  const sendEvent = (variationAdjusting: object) => act(async () => events.next({ data: { variationAdjusting } }));
  const progress = (text: string, restarted: readonly number[] = []) =>
    sendEvent({ __typename: 'CopyProgress', restarted, pieces: [{ __typename: 'CopyPiece', text }] });
  await progress('Pão');
  await progress(' de graça');
  expect(adjusting()).toMatchObject({ status: 'adjusting', variation: 0, text: 'Pão de graça' });
  await progress('Pão quente', [0]);
  expect(adjusting()).toMatchObject({ text: 'Pão quente' });
  await sendEvent({ __typename: 'AdjustVariationSuccess', generation: generationOf(done.editedAt, done.texts, 4) });
  expect([adjusting(), sent]).toEqual([{ status: 'done', variation: 0 }, []]);
});
