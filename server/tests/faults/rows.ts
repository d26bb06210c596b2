/** A fault that the product must survive, and the tests that hold it. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  /** Under `server/tests/`; a file, or a file and words in the titles of those of its tests that count. */
  readonly heldBy: readonly (string | readonly [file: string, words: string])[];
}

/** Every fault, in the order in which they were found. `npm run test:faults` prints a line for each. */
export const faultRows: readonly FaultRow[] = [
  {
    row: 1,
    fault: 'Simultaneous clicks on too few credits',
    heldBy: ['faults/doubleSpend', ['faults/kits', 'simultaneous'], ['faults/adjusting', 'simultaneous']],
  },
  { row: 2, fault: 'A writer that fails', heldBy: ['faults/writerFaults', 'faults/oneOfThree'] },
  { row: 3, fault: 'A client that disconnects', heldBy: ['faults/clientGone', 'writing/clientLeaves'] },
  {
    row: 4,
    fault: 'kill -9 while texts are written',
    heldBy: ['faults/kill', ['faults/kits', 'kill'], ['faults/adjusting', 'kill']],
  },
  { row: 5, fault: 'Forged webhooks', heldBy: ['billing/webhook'] },
  { row: 6, fault: 'A life cycle of payment events in any order', heldBy: ['faults/lifeCycle'] },
  {
    row: 7,
    fault: 'Renewal at every anchor, with simultaneous readers',
    heldBy: ['domain/credits', 'billing/renewal', 'faults/boundary'],
  },
  {
    row: 8,
    fault: 'Every status of the provider on every plan',
    heldBy: [['domain/subscription', 'every status'], 'faults/providerChanges'],
  },
  { row: 9, fault: 'Changing the plan 20 times in one period', heldBy: [['domain/subscription', '20 times']] },
  {
    row: 10,
    fault: 'Refunds at the end of the seven days',
    heldBy: ['faults/refunds', ['billing/boundaries', 'seven days']],
  },
  {
    row: 11,
    fault: '20 clicks on the checkout, and answers that are lost',
    heldBy: ['faults/checkouts', ['billing/billing', 'session']],
  },
  {
    row: 12,
    fault: 'Operations of somebody who may not',
    heldBy: ['api/access', ['live/liveUser', 'interleaved'], ['api/sockets', 'account that is']],
  },
  { row: 13, fault: 'Protected fields in every input', heldBy: ['api/protectedFields'] },
  {
    row: 14,
    fault: 'Every plan, type, goal, link, edit and filter',
    heldBy: ['domain/brief', 'writing/generate', ['writing/history', 'plan'], ['accounts/exports', 'plan']],
  },
  { row: 15, fault: 'Hostile operations', heldBy: ['api/hardening'] },
  { row: 16, fault: 'Hostile bodies', heldBy: ['api/bodies'] },
  { row: 17, fault: '200 requests in a minute', heldBy: ['faults/rateLimits', ['writing/generate', 'eleventh click']] },
  {
    row: 18,
    fault: 'Forged, expired and revoked tokens',
    heldBy: ['identity/forgery', 'identity/tokenCache', 'contracts/identity', ['api/access', 'refused with']],
  },
  { row: 19, fault: 'WebSockets that break the rules', heldBy: ['api/sockets'] },
  { row: 20, fault: 'Sockets that stopped reading', heldBy: ['faults/pausedSockets'] },
  { row: 21, fault: 'A killed or damaged embedded store', heldBy: ['contracts/store.sqlite.faults'] },
  { row: 22, fault: 'MongoDB connections and streams that drop', heldBy: [['contracts/store.mongo', 'under faults']] },
  { row: 23, fault: 'Secrets on every path', heldBy: ['api/secrets'] },
  { row: 24, fault: 'SIGTERM under load', heldBy: ['faults/sigterm', ['billing/boundaries', 'stopping']] },
  { row: 25, fault: 'Scripts in texts, and hostile links', heldBy: ['api/hostile'] },
  {
    row: 26,
    fault: 'A deletion that is interrupted',
    heldBy: ['faults/deletion', 'accounts/deletion', 'accounts/deletionMoney', 'accounts/storedData'],
  },
  {
    row: 27,
    fault: 'Subscriptions without end on one socket',
    heldBy: [['api/sockets', 'ten operations'], 'live/sharedChanges', ['faults/floods', 'subscriptions']],
  },
  {
    row: 28,
    fault: 'A disabled, revoked or deleted account on an open socket',
    heldBy: [['api/sockets', 'account that is']],
  },
  {
    row: 29,
    fault: 'Many calls to the payment provider by one request',
    heldBy: ['billing/paymentsRate', ['faults/floods', 'payment provider']],
  },
  {
    row: 30,
    fault: 'An upstream that answers without end',
    heldBy: [['faults/hostileUpstream', 'answers without end']],
  },
  { row: 31, fault: 'An upstream that hangs or drips', heldBy: [['faults/hostileUpstream', 'hangs or drips']] },
  {
    row: 32,
    fault: 'Free texts by repeating a purchase or a sign-up',
    heldBy: ['faults/repeating', 'faults/anyOrder'],
  },
  { row: 33, fault: 'A repeat beside the last credit', heldBy: ['faults/repeatedRequest'] },
  {
    row: 34,
    fault: 'Values that are no strings',
    heldBy: ['faults/schemaFuzz', ['billing/webhook', 'no event'], ['billing/webhook', 'no object']],
  },
  { row: 35, fault: 'A part that is down', heldBy: ['operations/partsDown', 'identity/emulatorRestart'] },
  { row: 36, fault: 'A kill while a plan is bought and clicks are in hold', heldBy: ['faults/killedPurchase'] },
  { row: 37, fault: 'A plan bought, refunded and bought again within a second', heldBy: ['faults/sameSecond'] },
  {
    row: 38,
    fault: 'An old requestId after a downgrade',
    heldBy: [
      ['writing/generate', 'outside the window'],
      ['writing/history', 'after a downgrade'],
    ],
  },
  {
    row: 39,
    fault: 'Links that lead elsewhere, and formulas in exports',
    heldBy: [['api/hostile', 'link'], ['accounts/exports', 'formulas'], 'domain/profile'],
  },
  { row: 40, fault: 'A kill between an event and its e-mail', heldBy: ['faults/mails'] },
  { row: 41, fault: 'A change that another server made', heldBy: [['faults/twoServers', 'sees a change']] },
  { row: 42, fault: 'Servers that are replaced one by one', heldBy: [['faults/twoServers', 'no click fails']] },
  { row: 43, fault: 'A server that is killed beside another', heldBy: [['faults/twoServers', 'kill']] },
];
