import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Which proxies are ours: so many in front of the server, or those with these addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

/** The address that a call comes from. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The address of the client: that of the connection, or, where that is a proxy of ours, the last one that it and the
 * proxies of ours before it name in X-Forwarded-For. Without proxies of ours the header is ignored: anybody can send it.
 */
export function createClientAddress(proxies: TrustedProxies): ClientAddress {
  const isOurs = trustIn(proxies);
  return ({ socket, headers }) => {
    const named = headers['x-forwarded-for']?.toString().split(',') ?? [];
    let address = normalised(socket.remoteAddress ?? '') ?? 'unknown';
    for (let hop = 0; isOurs(address, hop); hop += 1) {
      const before = normalised(named.pop() ?? '');
      if (before === null) break;
      address = before;
    }
    return address;
  };
}

function trustIn(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const ours = new BlockList();
  for (const proxy of proxies) {
    const [network = '', bits] = proxy.split('/');
    const address = normalised(network) ?? network;
    if (bits === undefined) ours.addAddress(address, familyOf(address));
    else ours.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && ours.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address in one form: without port, brackets or zone, IPv6 short, and IPv4 as itself; null when it is none. */
function normalised(raw: string): string | null {
  const bare = raw
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version !== 6) return null;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  return mapped ?? address;
}
