// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Account } from './identity';

afterEach(() => {
  cleanup();
  vi.doUnmock('./identity');
  vi.resetModules();
});

const anAccount = (uid: string): Account => ({
  uid,
  email: `${uid}@loja.example`,
  emailVerified: true,
  displayName: null,
  hasPassword: true,
});

/** A page that shows who is signed in and which user is loaded. The test decides when the data of an account is removed. */
async function aPage({ preloadIdentity = async () => {} }: { preloadIdentity?: () => Promise<void> } = {}) {
  vi.resetModules();
  let tell: (account: Account | null) => Promise<void> = () => Promise.resolve();
  let fail: () => void = () => {};
  vi.doMock('./identity', () => ({
    onAccountChange: (onChange: typeof tell, onError: typeof fail) => {
      tell = onChange;
      fail = onError;
      return () => {};
    },
    preloadIdentity,
  }));
  const { SessionProvider, useSession } = await import('./SessionProvider');
  const { ViewerProvider, useOnViewerChanged, useViewer } = await import('./ViewerProvider');

  const subscribers: Subscriber<{ data: object }>[] = [];
  const followed: Subscriber<{ data: object }>[] = [];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => void (operationName === 'Viewer' ? subscribers : followed).push(observer)),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'no-cache' } },
  });
  const user = (id: string) => ({ __typename: 'User', id, textCredits: 5 });
  const listener = vi.fn<() => void>();
  const Listening = () => {
    useOnViewerChanged(listener);
    return null;
  };
  const Shown = () => {
    const session = useSession();
    const { status, account } = session;
    const { viewer } = useViewer();
    return (
      <>
        {`${session.failed ? 'failed' : status} ${account?.uid ?? '-'} ${viewer?.id ?? '-'}`}
        <button aria-label="Try again" onClick={session.retry} />
      </>
    );
  };
  const forgetting: (() => void)[] = [];
  const forgetAccount = () => new Promise<void>((resolve) => void forgetting.push(resolve));
  const page = (isListening: boolean) => (
    <ApolloProvider client={client}>
      <SessionProvider forgetAccount={forgetAccount}>
        <ViewerProvider>
          <Shown />
          {isListening ? <Listening /> : null}
        </ViewerProvider>
      </SessionProvider>
    </ApolloProvider>
  );
  const { container, rerender } = render(page(true));
  return {
    listener,
    shown: () => container.textContent,
    leave: () => rerender(page(false)),
    fail: () => act(async () => fail()),
    retry: () => act(async () => container.querySelector('button')?.click()),
    signIn: (uid: string | null) => act(async () => void tell(uid === null ? null : anAccount(uid))),
    forgotten: () => act(async () => forgetting.forEach((done) => done())),
    answer: (id: string) =>
      act(async () => {
        subscribers.at(-1)!.next({ data: { viewer: user(id) } });
        subscribers.at(-1)!.complete();
      }),
    change: (id: string) => act(async () => followed.at(-1)!.next({ data: { viewerChanged: user(id) } })),
  };
}

it('an account that signs in while the one before is forgotten stays signed in', async () => {
  const { signIn, forgotten, shown } = await aPage();
  await signIn('ana');
  expect(shown()).toBe('signed-in ana -');
  await signIn(null);
  await signIn('bia');
  await forgotten();
  expect(shown()).toBe('signed-in bia -');
});

it('nothing of the account before is shown to the one that has signed in', async () => {
  const { signIn, forgotten, answer, shown } = await aPage();
  await signIn('ana');
  await answer('ana');
  expect(shown()).toBe('signed-in ana ana');
  await signIn('bia');
  await forgotten();
  expect(shown()).toBe('signed-in bia -');
  await answer('bia');
  expect(shown()).toBe('signed-in bia bia');
});

it('an unmounted component receives no change of the account', async () => {
  const { signIn, answer, change, leave, listener } = await aPage();
  await signIn('ana');
  await answer('ana');
  await change('ana');
  expect(listener).toHaveBeenCalledOnce();
  leave();
  await change('ana');
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['holds an account', true, 'loading - -'],
  ['holds none', false, 'signed-out - -'],
])('until the provider has said who is signed in, a browser that %s says $2', async (_, holds, says) => {
  if (holds) localStorage.setItem('firebase:authUser:chave', '{"uid":"ana"}');
  const { shown } = await aPage();
  expect(shown()).toBe(says);
});

it('a sign-out is shown at once, and another account is shown only once the one before is forgotten', async () => {
  const { signIn, forgotten, shown } = await aPage();
  await signIn('ana');
  await signIn('bia');
  expect(shown()).toBe('loading - -');
  await forgotten();
  await signIn(null);
  expect(shown()).toBe('signed-out - -');
});

it('the data that an account keeps in this browser are removed after its sign-out, and not before', async () => {
  const { signIn, forgotten } = await aPage();
  const storedKeys = () => Object.keys(localStorage);
  await signIn('ana');
  localStorage.setItem('bemtevi:conta:ana:pedido', 'x');
  await signIn('ana');
  expect(storedKeys()).toEqual(['bemtevi:conta:ana:pedido']);
  await signIn(null);
  // The page of the account may still store something while it is unmounted.
  localStorage.setItem('bemtevi:conta:ana:ultimo', 'x');
  await forgotten();
  expect(storedKeys()).toEqual([]);
});

it('the data of an account that has signed in meanwhile are not removed with those of the one before', async () => {
  const { signIn, forgotten } = await aPage();
  await signIn('ana');
  await signIn(null);
  await signIn('bia');
  localStorage.setItem('bemtevi:conta:bia:pedido', 'x');
  await forgotten();
  expect(Object.keys(localStorage)).toEqual(['bemtevi:conta:bia:pedido']);
});

it('an identity SDK that could not be loaded is reported, and loaded again on demand', async () => {
  const preloadIdentity = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error('no network'));
  const { fail, retry, shown } = await aPage({ preloadIdentity });
  expect(shown()).toBe('signed-out - -');
  await fail();
  expect(shown()).toBe('failed - -');
  await retry();
  expect(shown()).toBe('failed - -');
  await retry();
  expect(shown()).toBe('signed-out - -');
});
