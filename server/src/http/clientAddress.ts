import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** The trusted proxies: how many stand in front of the server, or their addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

/** The address that a call comes from. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The address of the client: that of the connection or, while that is a trusted proxy, the one before it in
 * X-Forwarded-For. Without trusted proxies the header is ignored, because any client can send it.
 */
export function createClientAddress(proxies: TrustedProxies): ClientAddress {
  const isOwnProxy = createProxyCheck(proxies);
  return ({ socket, headers }) => {
    const forwardedFor = headers['x-forwarded-for']?.toString().split(',') ?? [];
    let address = normalizeAddress(socket.remoteAddress ?? '') ?? 'unknown';
    for (let hop = 0; isOwnProxy(address, hop); hop += 1) {
      const previousHop = normalizeAddress(forwardedFor.pop() ?? '');
      if (previousHop === null) break;
      address = previousHop;
    }
    return address;
  };
}

function createProxyCheck(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const ownProxies = new BlockList();
  for (const proxy of proxies) {
    const [network = '', bits] = proxy.split('/');
    const address = normalizeAddress(network) ?? network;
    if (bits === undefined) ownProxies.addAddress(address, familyOf(address));
    else ownProxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && ownProxies.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address without port, brackets and zone, IPv6 in its short form and mapped IPv4 as IPv4; null for anything else. */
function normalizeAddress(raw: string): string | null {
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
