import type { Page } from '@playwright/test';

/** From the next load on: the socket works as the server does. */
export const passThroughSocket = (page: Page): Promise<void> =>
  page.routeWebSocket(/graphql/, (socket) => void socket.connectToServer());

/** From the next load on: the socket never opens. */
export const blockSocket = (page: Page): Promise<void> => page.routeWebSocket(/graphql/, (socket) => socket.close());

/** Opens the address anew with its socket: a click on Gerar never reaches the server, and is answered with these events. */
export const answerClicks = (page: Page, address: string, ...events: readonly object[]): Promise<void> =>
  openWithAnswers(page, address, 'copyWriting', events);

/** Opens the address anew with its socket: a click on Gerar kit never reaches the server, and is answered with these events. */
export const answerKits = (page: Page, address: string, ...events: readonly object[]): Promise<void> =>
  openWithAnswers(page, address, 'kitWriting', events);

/** Opens the address anew with its socket: a tap on an adjustment never reaches the server, and is answered with these events. */
export const answerTaps = (page: Page, address: string, ...events: readonly object[]): Promise<void> =>
  openWithAnswers(page, address, 'variationAdjusting', events);

/** Resolves when the server has accepted the connection: what is clicked before may go over HTTP. */
async function openWithAnswers(page: Page, address: string, field: string, events: readonly object[]): Promise<void> {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
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
  await page.goto(address);
  await opened;
}

/** Something of the texts has come. */
export const progress = (...texts: readonly string[]) => ({
  __typename: 'CopyProgress',
  restarted: [] as readonly number[],
  pieces: texts.map((text, variation) => ({ __typename: 'CopyPiece', variation, text })),
});
