/**
 * Whether a request asked for this machine by one of its own names. By another name a web page of a stranger may be asking:
 * names of other sites can resolve to this machine (DNS rebinding).
 */
export const isLoopbackHost = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

/** Whether an address of a connection's other end is of this machine. */
export const isLoopbackAddress = (address = ''): boolean => /^(::1$|(::ffff:)?127\.)/i.test(address);

/** Whether a request asked for this machine, or for one of the names that it has in its containers' network. */
export const isOwnHost = (host = '', names: readonly string[] = []): boolean =>
  isLoopbackHost(host) || names.includes(host.replace(/:\d+$/, '').toLowerCase());
