/** The peers, in the order of the table. */
export const peerNames = [
  'node:http + JSON',
  'raw graphql-js',
  'raw graphql-js, jit',
  'Mercurius',
  'Mercurius, jit',
  'GraphQL Yoga',
  'Apollo on Express + TypeGraphQL',
] as const;

export type PeerName = (typeof peerNames)[number];
