// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { NEVER, of, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { hasBriefWithoutText } from '../../texts/briefDraft';
import { readLastResult, storeLastResult } from '../../texts/lastResult';
import { clicksForViewer } from './clicks';
import { isInvitationDue } from '../installing/invitation';
import type { Brief } from './clickState';

const brief: Brief = { contentType: 'POST_INSTAGRAM', tone: 'DEFAULT', topic: 'Bolo', campaignLink: null };
const user = { __typename: 'User', id: 'u1', textCredits: 4 };
const stored = {
  __typename: 'GenerateCopySuccess',
  generation: {
    __typename: 'Generation',
    id: 'g1',
    campaignLink: null,
    source: 'MODEL',
    editedAt: null,
    adjustmentsLeft: 5,
    variations: [],
    originalVariations: null,
  },
  user,
};

/** A client without a socket. Its clicks get the answer, or none: then a cancelled click has the `state`. */
function aClient(answer?: object, state: object = { state: 'RETURNED', generation: null }) {
  const sent: Record<string, unknown>[] = [];
  const signals: AbortSignal[] = [];
  const link = new ApolloLink(({ operationName, variables, getContext }) => {
    if (operationName === 'CopyWriting') return throwError(() => new Error('no socket'));
    if (operationName === 'Click') return of({ data: { click: { __typename: 'Click', ...state }, viewer: user } });
    sent.push(variables['input'] as Record<string, unknown>);
    signals.push((getContext()['fetchOptions'] as { signal: AbortSignal }).signal);
    return answer ? of({ data: { generateCopy: answer } }) : NEVER;
  });
  const results = ['GenerateCopySuccess', 'OutOfCredits', 'InvalidBrief'];
  const possibleTypes = { Failure: ['OutOfCredits', 'InvalidBrief'], GenerateCopyResult: results };
  return { client: new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) }), sent, signals };
}

it('a click clears the last result at once, and its text becomes the last result', async () => {
  storeLastResult('u1', 'old');
  const { client } = aClient(stored);
  const clicks = clicksForViewer(client, 'u1');
  const done = clicks.generate(brief);
  expect(readLastResult('u1')).toBeNull();
  await done;
  expect(readLastResult('u1')).toBe('g1');
  expect(clicks.state()).toEqual({ status: 'done', id: 'g1' });
});

it.each([
  [
    { __typename: 'OutOfCredits', message: 'Sem créditos.' },
    { message: 'Sem créditos.', upgrade: true },
  ],
  [
    { __typename: 'InvalidBrief', message: 'Curto demais.', field: 'topic' },
    { message: 'Curto demais.', field: 'topic' },
  ],
])('a click that is refused with %j fails with its message', async (refusal, message) => {
  const clicks = clicksForViewer(aClient(refusal).client, 'u1');
  await clicks.generate(brief);
  expect(clicks.state()).toMatchObject({ status: 'failed', ...message });
  expect(sessionStorage).toHaveLength(0);
});

it('an ended click is dismissed, and a running one is not', async () => {
  const clicks = clicksForViewer(aClient(stored).client, 'u1');
  await clicks.generate(brief);
  clicks.dismissEnded();
  expect(clicks.state()).toEqual({ status: 'idle' });
  const underWay = clicksForViewer(aClient().client, 'u1');
  void underWay.generate(brief);
  underWay.dismissEnded();
  expect(underWay.state().status).toBe('writing');
});

it('all components share the clicks of one owner, and another owner has others', () => {
  const { client } = aClient();
  expect(clicksForViewer(client, 'u1')).toBe(clicksForViewer(client, 'u1'));
  expect(clicksForViewer(client, 'u1')).not.toBe(clicksForViewer(client, 'u2'));
});

const query = parse('query HistoryPage { history { id } }') as TypedDocumentNode<{ history: object }, object>;
const history = { __typename: 'History', id: 'h' };

it('a history that is not open is loaded again after a text, because the text is on top of it', async () => {
  const { client } = aClient(stored);
  client.writeQuery({ query, data: { history } });
  await clicksForViewer(client, 'u1').generate(brief);
  expect(client.readQuery({ query })).toBeNull();
});

it('a history that is not open is loaded again after a text that was stored before it was cancelled', async () => {
  const { client } = aClient(undefined, { state: 'STORED', generation: stored.generation });
  client.writeQuery({ query, data: { history } });
  const clicks = clicksForViewer(client, 'u1');
  const done = clicks.generate(brief);
  clicks.cancel();
  await done;
  expect([clicks.state(), client.readQuery({ query })]).toEqual([{ status: 'cancelled', stored: 'g1' }, null]);
});

it('a history that is open stays as it is after a text, which it adds by itself', async () => {
  const { client } = aClient(stored);
  client.writeQuery({ query, data: { history } });
  const open = client.watchQuery({ query, fetchPolicy: 'cache-first' }).subscribe({});
  await clicksForViewer(client, 'u1').generate(brief);
  expect(client.readQuery({ query })).toEqual({ history });
  open.unsubscribe();
});

it('the invitation to install the application is due after the second text', async () => {
  const clicks = clicksForViewer(aClient(stored).client, 'u1');
  await clicks.generate(brief);
  expect(isInvitationDue()).toBe(false);
  await clicks.generate(brief);
  expect(isInvitationDue()).toBe(true);
});

it('the clicks of all owners end when an owner signs out', async () => {
  const { client, signals } = aClient();
  for (const id of ['u1', 'u2']) void clicksForViewer(client, id).generate(brief);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  await client.clearStore();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it.each([
  ['has a text once it was written', stored, undefined, false],
  ['has none when it was refused', { __typename: 'OutOfCredits', message: 'Sem créditos.' }, undefined, true],
  ['has none when it was cancelled in time', undefined, { state: 'RETURNED', generation: null }, true],
  [
    'has the text that was stored before it was cancelled',
    undefined,
    { state: 'STORED', generation: stored.generation },
    false,
  ],
])('a brief %s', async (_, answer, state, isWithoutText) => {
  localStorage.setItem('bemtevi:conta:u1:pedido', JSON.stringify({ topic: ' Bolo ' }));
  const clicks = clicksForViewer(aClient(answer, state).client, 'u1');
  const ended = clicks.generate(brief);
  expect(hasBriefWithoutText('u1')).toBe(true);
  if (!answer) clicks.cancel();
  await ended;
  expect(hasBriefWithoutText('u1')).toBe(isWithoutText);
});

it('a written text stores no brief where none was stored before', async () => {
  await clicksForViewer(aClient(stored).client, 'u1').generate(brief);
  expect(localStorage.getItem('bemtevi:conta:u1:pedido')).toBeNull();
});
