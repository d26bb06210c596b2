/** A peer as a process of its own: `peer.ts '<name>' '<options as JSON>'`. */
import type { PeerName } from './peerNames.ts';
import { peers } from './peers.ts';
import { openSource, type SourceOptions } from './source.ts';

const [name = '', options = '{}'] = process.argv.slice(2);
const port = await peers[name as PeerName](openSource(JSON.parse(options) as SourceOptions));
process.stdout.write(`is ready: http://127.0.0.1:${port}\n`);
