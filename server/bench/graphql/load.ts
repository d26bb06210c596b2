import { Agent, request } from 'node:http';

/** What is sent again and again. */
export interface Call {
  readonly url: string;
  readonly token: string;
  readonly body: string;
}

const connections = 16;
const agents = new Map<string, Agent>();

/** The kept-alive connections to one server. */
function agentOf(url: string): Agent {
  const agent = agents.get(url) ?? new Agent({ keepAlive: true, maxSockets: 256 });
  agents.set(url, agent);
  return agent;
}

/** Sends the call once; resolves to the answer's body. Rejects when it is not answered 200. */
export const send = ({ url, token, body }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    };
    const sent = request(`${url}/graphql`, { method: 'POST', agent: agentOf(url), headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer}`));
      });
    });
    sent.on('error', reject).end(body);
  });

/** Sends the call `count` times over 16 connections; resolves to the durations in milliseconds. */
export async function sendMany(call: Call, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const began = performance.now();
      await send(call);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return times;
}

/** Closes the connections, so that the process can end. */
export const closeConnections = (): void => agents.forEach((agent) => agent.destroy());
