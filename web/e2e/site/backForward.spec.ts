import { expect, test, type WebSocket } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';

test('a page that is left closes its socket, and opens another when it comes back', async ({ page }) => {
  const sockets: WebSocket[] = [];
  const answered: WebSocket[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.once('framereceived', () => answered.push(socket));
  });
  await openAsNewOwner(page);
  // Closing a socket that is still connecting is an error to the browser, which is not what is tested.
  await expect.poll(() => answered.length).toBe(1);
  const closed = sockets[0]!.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => sockets.length).toBe(2);
});
