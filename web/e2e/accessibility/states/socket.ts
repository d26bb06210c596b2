import type { Page } from '@playwright/test';

/** From the next load on, connects the WebSocket of the page to the server. */
export const passThroughSocket = (page: Page): Promise<void> =>
  page.routeWebSocket(/graphql/, (socket) => void socket.connectToServer());

/** From the next load on, closes each WebSocket of the page. */
export const blockSocket = (page: Page): Promise<void> => page.routeWebSocket(/graphql/, (socket) => socket.close());

/** Opens the path. Then a click on "Gerar" does not reach the server, but gets these events over the WebSocket. */
export const openWithGenerationEvents = (page: Page, path: string, ...events: readonly object[]): Promise<void> =>
  openWithEvents(page, path, 'copyWriting', events);

/** Opens the path. Then a click on "Gerar kit" does not reach the server, but gets these events over the WebSocket. */
export const openWithKitEvents = (page: Page, path: string, ...events: readonly object[]): Promise<void> =>
  openWithEvents(page, path, 'kitWriting', events);

/** Opens the path. Then a click on an adjustment does not reach the server, but gets these events over the WebSocket. */
export const openWithAdjustmentEvents = (page: Page, path: string, ...events: readonly object[]): Promise<void> =>
  openWithEvents(page, path, 'variationAdjusting', events);

/** Resolves once the server has accepted the connection: until then the page may send a click over HTTP. */
async function openWithEvents(page: Page, path: string, field: string, events: readonly object[]): Promise<void> {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (JSON.parse(String(message)).type === 'connection_ack') resolve();
    });
    socket.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message));
      if (type !== 'subscribe' || !payload.query.includes(field)) return server.send(message);
      for (const event of events) {
        socket.send(JSON.stringify({ id, type: 'next', payload: { data: { [field]: event } } }));
      }
      return undefined;
    });
  });
  await page.goto(path);
  await connected;
}

/** An event with the first words of each variation. */
export const progress = (...texts: readonly string[]) => ({
  __typename: 'CopyProgress',
  restarted: [] as readonly number[],
  pieces: texts.map((text, variation) => ({ __typename: 'CopyPiece', variation, text })),
});
