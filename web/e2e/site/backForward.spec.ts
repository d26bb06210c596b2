import { expect, test, type WebSocket } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';

test('a page that enters the back/forward cache closes its socket, and opens another when it is restored', async ({
  page,
}) => {
  const sockets: WebSocket[] = [];
  const connected: WebSocket[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.once('framereceived', () => connected.push(socket));
  });
  await openAsNewOwner(page);
  // The browser reports an error for a socket that is closed while it is connecting, which is not what is tested.
  await expect.poll(() => connected.length).toBe(1);
  const closed = sockets[0]!.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => sockets.length).toBe(2);
});
