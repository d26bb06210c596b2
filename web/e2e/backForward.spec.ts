import { expect, test, type WebSocket } from './test';
import { anOwner } from './account';

test('a page that is left closes its socket, and opens another when it comes back', async ({ page }) => {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await anOwner(page);
  await expect.poll(() => sockets.length).toBe(1);
  const closed = sockets[0]!.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => sockets.length).toBe(2);
});
