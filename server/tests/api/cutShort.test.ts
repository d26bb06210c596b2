import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readJson } from '../../src/http/body.ts';
import { sendThrownError } from '../../src/http/errors.ts';
import { aLog, portWith } from '../seed/ports.ts';

const server = createServer();
afterEach(() => server.close());

it('a request whose body is cut short is answered 400 and logged as no bug', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const read = new Promise((resolve) => {
    server.once('request', (request) => readJson(request).then(resolve, resolve));
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n');
  socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n');
  await once(socket, 'data');
  socket.write('{"query":', () => socket.destroy());
  expect(await read).toMatchObject({ status: 400, message: 'O pedido não chegou inteiro.' });
});

it('a download that breaks when its headers are sent is logged, and nothing more is sent', () => {
  const { log, logged } = aLog();
  const sent: string[] = [];
  const response = portWith<ServerResponse>({
    headersSent: true,
    writableEnded: false,
    destroyed: false,
    closed: false,
    getHeader: () => 'request-1',
    setHeader: (name) => {
      throw new Error(`${name} is set after the headers were sent`);
    },
    end: () => void sent.push('end') as never,
  });
  sendThrownError(response, new Error('a row is damaged'), log, 'GET /export-data');
  expect(logged).toEqual(['error: bug in an HTTP route']);
  expect(sent).toEqual([]);
});
