/** A bug put in by hand, and the tests that must fail because of it. */
export interface Mutation {
  readonly bug: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly original: string;
  readonly mutated: string;
  /** The pattern of test files, as for `vitest run`. */
  readonly tests: string;
}

/** The bugs that `npm run test:mutation` puts in, one at a time. */
export const mutations: readonly Mutation[] = [
  {
    bug: 'free periods are counted in the time zone of the machine',
    file: 'server/src/domain/credits.ts',
    original: '(now.getUTCMonth() - anchor.getUTCMonth())',
    mutated: '(now.getMonth() - anchor.getMonth())',
    tests: 'domain/timeZones',
  },
  {
    bug: 'the model is told the day in UTC',
    file: 'server/src/adapters/writer/openai/data.ts',
    original: "dateStyle: 'full', timeZone: 'America/Sao_Paulo'",
    mutated: "dateStyle: 'full', timeZone: 'UTC'",
    tests: 'domain/timeZones',
  },
  {
    bug: 'occasions are dated in UTC',
    file: 'server/src/domain/retailCalendar.ts',
    original: "dateStyle: 'short', timeZone: 'America/Sao_Paulo'",
    mutated: "dateStyle: 'short', timeZone: 'UTC'",
    tests: 'domain/retailCalendar',
  },
  {
    bug: 'a paid month that ends exactly at its end gives no free month',
    file: 'server/src/domain/subscription.ts',
    original: 'endedAt >= paidPeriod.end',
    mutated: 'endedAt > paidPeriod.end',
    tests: 'domain/boundaries',
  },
  {
    bug: 'a checkout puts an earlier check off',
    file: 'server/src/domain/billing.ts',
    original: 'billing.checkAt < due ? billing.checkAt : due',
    mutated: 'billing.checkAt > due ? billing.checkAt : due',
    tests: 'domain/boundaries',
  },
  {
    bug: 'a text outside the window can be marked as a favourite, and is shown by that',
    file: 'server/src/services/history.ts',
    original:
      '      if (!(await findVisible(user, generationId))) return new GenerationNotFound();\n      const marked',
    mutated: '      const marked',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a deletion between the look-up and the creation of an account is not seen',
    file: 'server/src/services/accounts/currentAccount.ts',
    original: '    if (!(await deletions.find(principal.uid))) return user;',
    mutated: '    if (user) return user;',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'one batch of due accounts is renewed a run',
    file: 'server/src/services/accounts.ts',
    original: 'if (due.length < renewalBatch) return renewed;',
    mutated: 'if (due.length <= renewalBatch) return renewed;',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'the very instant of the end of the withdrawal is too late',
    file: 'server/src/services/billing.ts',
    original: 'return until && clock.now() <= until ? until : null;',
    mutated: 'return until && clock.now() < until ? until : null;',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a session whose checkout was replaced stays open',
    file: 'server/src/services/billing/checkout.ts',
    original: "if (!isCurrent && session?.state === 'open') await payments.expireCheckout(session.id);",
    mutated: '',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a leak inside one large chunk is not seen',
    file: 'server/src/adapters/writer/openai/leak.ts',
    original: 'leaked ||= last.length',
    mutated: 'leaked = last.length',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a page of the statement may be of no line',
    file: 'server/src/services/billing.ts',
    original: 'if (first < 1 || first > statementLength)',
    mutated: 'if (first < 0 || first > statementLength)',
    tests: 'server/tests/billing.test',
  },
  {
    bug: 'a page of the statement may be longer than the statement',
    file: 'server/src/services/billing.ts',
    original: 'if (first < 1 || first > statementLength)',
    mutated: 'if (first < 1 || first > statementLength + 1)',
    tests: 'server/tests/billing.test',
  },
  {
    bug: 'a chunked body has no limit',
    file: 'server/src/http/body.ts',
    original: 'if (size > maxBytes) reject',
    mutated: 'if (size > maxBytes * 100) reject',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a server that is stopping says that it is ready',
    file: 'server/src/http/health.ts',
    original: 'if (isStopping())',
    mutated: 'if (!isStopping)',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'pages of a search and of no search are one list in the cache',
    file: 'web/src/apollo.ts',
    original: "['contentType', 'tone', 'favourites', 'search']",
    mutated: "['contentType', 'tone', 'favourites']",
    tests: 'web/src/apollo.test',
  },
  {
    bug: 'the cache is kept when an account leaves',
    file: 'web/src/apollo.ts',
    original: '[subscriptions.close(), client.clearStore()]',
    mutated: '[subscriptions.close()]',
    tests: 'web/src/apollo.test',
  },
  {
    bug: 'the drafts of others stay in the browser',
    file: 'web/src/session/ownStorage.ts',
    original: 'key.startsWith(prefix) && !(kept && key.startsWith(kept))',
    mutated: 'key.startsWith(prefix) && kept === null',
    tests: 'web/src/session/ownStorage.test',
  },
  {
    bug: 'an older state of an account overtakes a newer one',
    file: 'server/src/adapters/store/pubSub.ts',
    original: 'if (!entry || revision <= entry.latest) return;',
    mutated: 'if (!entry) return;',
    tests: 'server/tests/boundaries',
  },
  {
    bug: 'a credit that is returned after its period leaves no line',
    file: 'server/src/adapters/store/sqlite/users.ts',
    original: "if (before && isHeld && outcome === 'returned') {",
    mutated: "if (before && isHeld && outcome === 'returned' && givesCreditBack(before, generationId, outcome)) {",
    tests: 'store.sqlite.test',
  },
  {
    bug: 'a purchase in the second of a refunded one is given nothing',
    file: 'server/src/domain/paidPeriods.ts',
    original: 'return paidPeriod.start.getTime() === grantedFrom.getTime() && subscriptionId !== id;',
    mutated: 'return false;',
    tests: 'domain/boundaries',
  },
  {
    bug: 'an API key may do what is the owner’s alone',
    file: 'server/src/domain/access.ts',
    original: "if (callers === 'owner alone') return",
    mutated: 'if (user.leaving) return',
    tests: 'tests/access.test',
  },
  {
    bug: 'MongoDB keeps a sixth API key',
    file: 'server/src/adapters/store/mongo/apiKeys.ts',
    original: 'apiKeys.${most - 1}',
    mutated: 'apiKeys.${most}',
    tests: 'apiKeys.test',
  },
  {
    bug: 'a token that the server has refused is sent again as it was',
    file: 'web/src/session/identity.ts',
    original: 'auth.currentUser.getIdToken(forceRefresh)',
    mutated: 'auth.currentUser.getIdToken()',
    tests: 'session/identity.test',
  },
  {
    bug: 'an edit of a product stays a conflict for ever',
    file: 'web/src/features/profile/products/ProductsCard.tsx',
    original: 'setEditing((now) => now && { ...now, list: answer.newer });',
    mutated: 'setEditing((now) => now && { ...now, list: current });',
    tests: 'ProductsCard.test',
  },
  {
    bug: 'questions that wait for another one are never asked',
    file: 'web/src/ui/Dialogs.tsx',
    original: 'setQueue((waiting) => waiting.filter((question) => question !== current));',
    mutated: 'setQueue([]);',
    tests: 'ui/Dialogs.test',
  },
  {
    bug: 'a text that the browser did not copy is said to be copied',
    file: 'web/src/ui/CopyButton.tsx',
    original: 'setCopied(isCopied);',
    mutated: 'setCopied(true);',
    tests: 'ui/CopyButton.test',
  },
  {
    bug: 'a kit whose last text is deleted shows none',
    file: 'web/src/features/history/KitCard.tsx',
    original: 'const active = Math.min(picked, texts.length - 1);',
    mutated: 'const active = picked;',
    tests: 'KitCard.test',
  },
  {
    bug: 'what is filled into one variation is copied in another',
    file: 'web/src/features/texts/blanks/useFilling.ts',
    original: 'const place = `${id}:${index}`;',
    mutated: 'const place = id;',
    tests: 'GenerationBody.test',
  },
  {
    bug: 'an approved payment leaves the old plan on the page',
    file: 'web/src/features/billing/useCheckoutConfirmation.ts',
    original: "return void client.refetchQueries({ include: ['Viewer'] });",
    mutated: 'return;',
    tests: 'useCheckoutConfirmation.test',
  },
  {
    bug: 'a range over the weekend is taken for its two ends',
    file: 'server/src/critic/rangesAndPoints.ts',
    original: 'days.includes((day + 7) % 7)',
    mutated: 'days.includes(day)',
    tests: 'critic/rangesAndPoints',
  },
  {
    bug: 'the answers of a reviewer are taken for other doubts',
    file: 'server/src/critic/reviewed.ts',
    original: 'doubt.variation === variation && holds[index] === isRight',
    mutated:
      'doubt.variation === variation && holds[index - task.doubts.findIndex((first) => first.variation === variation)] === isRight',
    tests: 'critic/reviewed',
  },
  {
    bug: 'a draft loses the campaign link beside a contact',
    file: 'server/src/adapters/writer/draft/contact.ts',
    original: "if (hasContact && brief.campaignLink === null) return '';",
    mutated: "if (hasContact) return '';",
    tests: 'writer/draftLink',
  },
];
