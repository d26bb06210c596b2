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

/** Says what becomes of a tap; without one there is no socket. */
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

/** The hook beside a server that gives these answers where there is no socket, and what it was sent. */
function aTapper(...answers: Answer[]) {
  const sent: Input[] = [];
  /** How many adjustments are left, by the answers after a tap was cancelled; `stored` when the text is, and counted. */
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
  const tap = (variation: number, kind: 'SHORTER' | 'LIVELIER' = 'SHORTER') =>
    act(() => result.current.adjust(variation, kind, before));
  return {
    sent,
    tap,
    /** The same, without waiting for its end. */
    begin: (variation: number, shown: ShownGeneration | Promise<ShownGeneration> = before) =>
      act(async () => void result.current.adjust(variation, 'SHORTER', shown)),
    left,
    cancel: () => act(() => result.current.cancel()),
    adjusting: () => result.current.adjusting,
  };
}

const done = { typename: 'AdjustVariationSuccess', editedAt: '2026-03-10T12:00:00.000Z', texts: ['mais curto', 'b'] };
const conflictWith = (...texts: string[]) => ({
  typename: 'EditConflict',
  editedAt: '2026-03-10T11:00:00.000Z',
  texts,
});

it('a tap whose answer was lost is repeated with its requestId', async () => {
  const { sent, tap, adjusting } = aTapper({ lost: true }, done);
  await tap(0);
  expect(adjusting()).toMatchObject({ status: 'failed', variation: 0 });
  await tap(0);
  expect(adjusting()).toEqual({ status: 'done', variation: 0 });
  expect(sent[1]!.requestId).toBe(sent[0]!.requestId);
});

it.each([
  ['another text', 1, 'SHORTER'],
  ['in another way', 0, 'LIVELIER'],
] as const)('does not take a tap on %s for one whose answer was lost', async (_case, variation, kind) => {
  const { sent, tap } = aTapper({ lost: true }, done);
  await tap(0);
  await tap(variation, kind);
  expect(sent.map((input) => [input.variation, input.kind])).toEqual([
    [0, 'SHORTER'],
    [variation, kind],
  ]);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('the next tap has a requestId of its own', async () => {
  const { sent, tap } = aTapper(done, done);
  await tap(0);
  await tap(0);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('a text is adjusted although another one was changed elsewhere', async () => {
  const newest = conflictWith('a', 'b, de outro lugar');
  const { sent, tap, adjusting } = aTapper(newest, done);
  await tap(0);
  expect(adjusting()).toEqual({ status: 'done', variation: 0 });
  expect(sent.map(({ basedOn }) => basedOn)).toEqual([null, newest.editedAt]);
});

it.each([
  ['this text was changed elsewhere', conflictWith('a, de outro lugar', 'b'), 1],
  ['the server repeats its conflict', conflictWith('a', 'b'), 2],
])('tells of the conflict when %s', async (_case, conflict, calls) => {
  const { sent, tap, adjusting } = aTapper(conflict, conflict);
  await tap(0);
  expect(adjusting()).toMatchObject({ status: 'failed', message: 'Alterado em outro lugar.' });
  expect(sent).toHaveLength(calls);
});

it('a cancelled tap ends when the adjustment is back, although another text was changed elsewhere', async () => {
  const { sent, tap, left, cancel, adjusting } = aTapper(conflictWith('a', 'b, de outro lugar'));
  const tapped = tap(0);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  cancel();
  await tapped;
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
] as const)('a cancelled tap is %s', async (_case, answers, end) => {
  const { sent, tap, left, cancel, adjusting } = aTapper();
  left.splice(0, left.length, ...answers);
  const tapped = tap(0);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  cancel();
  await tapped;
  expect(adjusting()).toMatchObject(end);
});

it('a tap that is cancelled while the text is still being saved is not sent', async () => {
  const { promise: saved, resolve } = Promise.withResolvers<ShownGeneration>();
  const words = (socket = new Subject());
  const { sent, begin, left, cancel, adjusting } = aTapper();
  left.splice(0, 2);
  await begin(0, saved);
  cancel();
  await act(async () => resolve(before));
  await vi.waitFor(() => expect(adjusting()).toEqual({ status: 'cancelled' }));
  expect([words.observed, sent]).toEqual([false, []]);
});

it('a tap shows the conflict when its text, which is not the first, was changed elsewhere', async () => {
  const conflict = conflictWith('a', 'b, de outro lugar');
  const { sent, tap, adjusting } = aTapper(conflict, conflict);
  await tap(1);
  expect(adjusting()).toMatchObject({ status: 'failed', variation: 1, message: 'Alterado em outro lugar.' });
  expect(sent).toHaveLength(1);
});

it('the tap after one that the server has refused has a requestId of its own', async () => {
  const { sent, tap, adjusting } = aTapper({ refused: 'Espere um minuto.' }, done);
  await tap(0);
  expect(adjusting()).toMatchObject({ status: 'failed', message: 'Espere um minuto.', upgrade: false });
  await tap(0);
  expect(sent[1]!.requestId).not.toBe(sent[0]!.requestId);
});

it('a tap that the plan has no more leads to a plan that has it', async () => {
  const { tap, adjusting } = aTapper({ ...done, typename: 'PlanLocked' });
  await tap(0);
  expect(adjusting()).toMatchObject({ status: 'failed', upgrade: true });
});

it('the words of a text are shown as they come, and only those since it began anew', async () => {
  const words = (socket = new Subject());
  const { sent, begin, adjusting } = aTapper();
  await begin(0);
  const say = (variationAdjusting: object) => act(async () => words.next({ data: { variationAdjusting } }));
  const progress = (text: string, restarted: readonly number[] = []) =>
    say({ __typename: 'CopyProgress', restarted, pieces: [{ __typename: 'CopyPiece', text }] });
  await progress('Pão');
  await progress(' de graça');
  expect(adjusting()).toMatchObject({ status: 'adjusting', variation: 0, text: 'Pão de graça' });
  await progress('Pão quente', [0]);
  expect(adjusting()).toMatchObject({ text: 'Pão quente' });
  await say({ __typename: 'AdjustVariationSuccess', generation: generationOf(done.editedAt, done.texts, 4) });
  expect([adjusting(), sent]).toEqual([{ status: 'done', variation: 0 }, []]);
});
