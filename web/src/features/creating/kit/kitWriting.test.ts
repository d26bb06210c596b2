// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of, Subject, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { ContentType } from '../../../gql/graphql';
import { aGeneration } from '../../../tests/pageWrapper';
import { readLastResult } from '../../texts/lastResult';
import { clicksForViewer } from '../writing/clicks';
import type { KitBrief } from '../writing/clickState';

const brief: KitBrief = {
  contentTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'],
  tone: 'DEFAULT',
  topic: 'Bolo',
  campaignLink: null,
};
const results = ['CreateKitSuccess', 'OutOfCredits', 'InvalidBrief'];
const possibleTypes = { Failure: ['OutOfCredits', 'InvalidBrief'], CreateKitResult: results };
const user = (textCredits: number) => ({ __typename: 'User', id: 'u1', textCredits });
const aText = (contentType: ContentType, state: string) => ({
  __typename: 'KitText',
  contentType,
  state,
  generation: state === 'STORED' ? aGeneration(contentType, contentType, ['Pronto']) : null,
  failure: null,
});
const aKit = (...states: readonly string[]) => ({
  __typename: 'Kit',
  id: 'k1',
  texts: brief.contentTypes.map((contentType, at) => aText(contentType, states[at]!)),
});
const success = (...states: readonly string[]) => ({
  __typename: 'CreateKitSuccess',
  kit: aKit(...states),
  user: user(3),
});
const grows = (contentType: ContentType, text: string) => ({
  __typename: 'KitGrowth',
  contentType,
  restarted: [],
  pieces: [{ __typename: 'CopyPiece', variation: 0, text }],
});

/**
 * The clicks of an owner. With a socket a test sends its events; with `outcomes` there is none, and they are the HTTP answers,
 * one after the other. `states` are the states of the texts at each query of the kit, of which the last repeat.
 */
function anOwner({ outcomes, states = [] }: { outcomes?: object[]; states?: (readonly string[])[] } = {}) {
  const socket = new Subject<object>();
  const sent: unknown[] = [];
  const client = new ApolloClient({
    link: new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'KitState') {
        const now = states.length > 1 ? states.shift()! : states[0]!;
        const click = { __typename: 'Click', state: 'STORED' };
        return of({ data: { kit: aKit(...now), click, viewer: user(now.includes('BEING_WRITTEN') ? 3 : 4) } });
      }
      if (operationName === 'KitWriting' && outcomes) return throwError(() => new Error('no socket'));
      sent.push(variables['input']);
      return outcomes ? of({ data: { createKit: outcomes.shift() } }) : socket;
    }),
    cache: new InMemoryCache({ possibleTypes }),
  });
  const clicks = clicksForViewer(client, 'u1');
  return {
    client,
    clicks,
    sent,
    sendEvent: (kitWriting: object) => socket.next({ data: { kitWriting } }),
    parts: () => {
      const writing = clicks.state();
      return writing.status === 'writing-kit' ? writing.parts.map(({ state, texts }) => [state, texts[0]]) : [];
    },
    cached: () => client.extract(),
  };
}

it('each text of a kit grows until it is stored and in the cache, and the credits are updated at the end', async () => {
  const { clicks, sendEvent, parts, cached } = anOwner();
  const done = clicks.generate(brief);
  const progress = { __typename: 'KitProgress', growing: [], ended: [] };
  sendEvent({ ...progress, growing: [grows('MENSAGEM_WHATSAPP', 'Oi'), grows('POST_INSTAGRAM', 'Bolo')] });
  sendEvent({ ...progress, growing: [grows('MENSAGEM_WHATSAPP', ', vizinha')] });
  expect(parts()).toEqual([
    ['writing', 'Bolo'],
    ['writing', 'Oi, vizinha'],
  ]);
  sendEvent({ ...progress, ended: [aText('POST_INSTAGRAM', 'STORED')] });
  expect(cached()).toHaveProperty(['Generation:POST_INSTAGRAM', 'variations', '0', 'text'], 'Pronto');
  sendEvent({ ...progress, growing: [grows('POST_INSTAGRAM', ' tarde'), grows('MENSAGEM_WHATSAPP', '!')] });
  expect(parts()).toEqual([
    ['stored', undefined],
    ['writing', 'Oi, vizinha!'],
  ]);
  sendEvent(success('STORED', 'STORED'));
  await done;
  expect(clicks.state()).toMatchObject({ status: 'done', id: 'kit-k1', kit: { retryInput: null } });
  expect(cached()).toMatchObject({
    'User:u1': { textCredits: 3 },
    'Generation:MENSAGEM_WHATSAPP': { source: 'MODEL' },
  });
});

it('a cancelled kit ends once none of its texts is being written any more, with the texts that were stored before', async () => {
  const { clicks, cached } = anOwner({
    states: [
      ['STORED', 'BEING_WRITTEN'],
      ['STORED', 'RETURNED'],
    ],
  });
  const done = clicks.generate(brief);
  clicks.cancel();
  await vi.waitFor(() => expect(clicks.state()).toMatchObject({ status: 'writing-kit', phase: 'cancelling' }));
  await done;
  expect(clicks.state()).toEqual({ status: 'cancelled', stored: 'kit-k1' });
  expect(cached()).toMatchObject({ 'User:u1': { textCredits: 4 } });
});

it('a cancelled kit of which nothing was stored ends without a kit', async () => {
  const { clicks } = anOwner({ states: [['RETURNED', 'RETURNED']] });
  const done = clicks.generate(brief);
  clicks.cancel();
  await done;
  expect(clicks.state()).toEqual({ status: 'cancelled', stored: null });
});

it('missing texts are requested with the input of their kit, which stays as it was when they are refused', async () => {
  const refusal = { __typename: 'OutOfCredits', message: 'Sem créditos.' };
  const { clicks, sent } = anOwner({ outcomes: [success('STORED', 'RETURNED'), refusal, success('STORED', 'STORED')] });
  await clicks.generate(brief);
  const kit = clicks.state();
  const again = kit.status === 'done' ? kit.kit?.retryInput : null;
  expect(again).toEqual(sent[0]);
  await clicks.writeMissing(again!);
  expect(clicks.state()).toEqual({ ...kit, failure: { status: 'failed', message: 'Sem créditos.', upgrade: true } });
  expect(readLastResult('u1')).toBe('kit-k1');
  await clicks.writeMissing(again!);
  expect(sent).toEqual([again, again, again]);
  expect(clicks.state()).toMatchObject({ status: 'done', kit: { retryInput: null } });
});

it('a refused request for another kit replaces a kit with missing texts', async () => {
  const refusal = { __typename: 'OutOfCredits', message: 'Sem créditos.' };
  const { clicks } = anOwner({ outcomes: [success('STORED', 'RETURNED'), refusal] });
  await clicks.generate(brief);
  await clicks.generate({ ...brief, topic: 'Torta' });
  expect(clicks.state()).toEqual({ status: 'failed', message: 'Sem créditos.', upgrade: true });
  expect(readLastResult('u1')).toBeNull();
});
