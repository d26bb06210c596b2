import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { Observable, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaleAnswerLinks } from './staleAnswers';

const query = parse('{ viewer { id textCredits plan { key } } }');
const subscription = parse('subscription { viewerChanged { id textCredits } }');

const user = (textCredits: number) => ({ __typename: 'User', id: 'marta', textCredits });
const withPlan = (textCredits: number) => ({ ...user(textCredits), plan: { __typename: 'Plan', key: 'NINHO' } });

let answers: Subject<ApolloLink.Result>[];
let events: Subject<ApolloLink.Result>;
let client: ApolloClient;

beforeEach(() => {
  answers = [];
  events = new Subject();
  const outdated = createStaleAnswerLinks();
  const http = new ApolloLink(() => {
    const subject = new Subject<ApolloLink.Result>();
    answers.push(subject);
    return new Observable((observer) => subject.subscribe(observer));
  });
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      ApolloLink.from([
        outdated.subscriptionLink,
        new ApolloLink(() => new Observable((observer) => events.subscribe(observer))),
      ]),
      ApolloLink.from([outdated.httpLink, http]),
    ),
  });
  client.subscribe({ query: subscription }).subscribe({});
});

const happens = (textCredits: number) => events.next({ data: { viewerChanged: user(textCredits) } });

function answer(textCredits: number): void {
  const subject = answers.at(-1)!;
  subject.next({ data: { viewer: withPlan(textCredits) } });
  subject.complete();
}

const sendQuery = () => client.query({ query, fetchPolicy: 'network-only' });

const shownCredits = () => client.readQuery<{ viewer: { textCredits: number } }>({ query })?.viewer.textCredits;

it('a query is repeated when an event with other values arrives before its answer', async () => {
  const response = sendQuery();
  happens(4);
  answer(5);
  expect(answers).toHaveLength(2);
  answer(4);
  await response;
  expect(shownCredits()).toBe(4);
});

it('a query is repeated once, however many events arrive', async () => {
  const response = sendQuery();
  happens(4);
  answer(5);
  happens(3);
  answer(4);
  await response;
  expect(answers).toHaveLength(2);
});

it.each([
  ['the event says the same', () => (happens(5), answer(5))],
  ['the event is older than the question', () => answer(3)],
])('a query is not repeated when %s', async (_, act) => {
  happens(4);
  const response = sendQuery();
  act();
  await response;
  expect(answers).toHaveLength(1);
});

it('a query is not repeated when no event arrives', async () => {
  const response = sendQuery();
  answer(5);
  await response;
  expect(answers).toHaveLength(1);
  expect(shownCredits()).toBe(5);
});

it('a query is not repeated for a field that the event does not have', async () => {
  const answered = { viewer: { ...user(4), email: 'marta@ateliê.example' } };
  const response = client.query({ query: parse('{ viewer { id textCredits email } }'), fetchPolicy: 'network-only' });
  happens(4);
  answers.at(-1)!.next({ data: answered });
  answers.at(-1)!.complete();
  expect(answers).toHaveLength(1);
  expect((await response).data).toEqual(answered);
});

describe('fields of fields', () => {
  const canceling = { __typename: 'SubscriptionDetails', status: 'CANCELING', pendingPlan: null };
  const products = [{ __typename: 'Product', name: 'Bolo' }];
  const before = { ...user(5), subscription: canceling, products };

  /** How often the state before a change is asked for when the event of the change comes first. */
  function timesAsked(change: object): number {
    void client.query({
      query: parse('{ viewer { id subscription { status pendingPlan } products { name } } }'),
      fetchPolicy: 'network-only',
    });
    events.next({ data: { viewerChanged: { ...before, ...change } } });
    answers.at(-1)!.next({ data: { viewer: before } });
    return answers.length;
  }

  it.each([
    ['a field of an object', { subscription: { ...canceling, status: 'CANCELED' } }],
    ['an object that is gone', { subscription: null }],
    ['an entry of a list', { products: [{ __typename: 'Product', name: 'Torta' }] }],
    ['an entry more', { products: [...products, { __typename: 'Product', name: 'Torta' }] }],
    ['an entry less', { products: [] }],
  ])('a query is repeated when the event has another value in %s', (_, change) => {
    expect(timesAsked(change)).toBe(2);
  });

  it('a query is not repeated when they are the same, whatever else the event has', () => {
    expect(timesAsked({ subscription: { ...canceling, endsAt: null } })).toBe(1);
  });
});
