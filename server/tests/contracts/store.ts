import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/domain/ports.ts';
import { noVoice } from '../../src/domain/account/voice.ts';
import { aClock, type TestClock } from '../seed/clock.ts';
import { accessRecordsContract } from './storeAccessRecords.ts';
import { adjustmentsContract } from './storeAdjustments.ts';
import { apiKeysContract } from './storeApiKeys.ts';
import { billingContract } from './storeBilling.ts';
import { creditsContract } from './storeCredits.ts';
import { creditMemoriesContract } from './storeCreditMemories.ts';
import { deletedClicksContract } from './storeDeletedClicks.ts';
import { deletionsContract } from './storeDeletions.ts';
import { feedContract } from './storeFeed.ts';
import { generationsContract } from './storeGenerations.ts';
import { historyContract } from './storeHistory.ts';
import { kitsContract } from './storeKits.ts';
import { ownedValueContract } from './storeOwnedValue.ts';
import { mailsContract } from './storeMails.ts';
import { rulesContract } from './storeRules.ts';
import { searchContract } from './storeSearch.ts';
import type { Test } from './storeTest.ts';
import { hardTexts, usersContract } from './storeUsers.ts';

/** Tests every promise of the Store's ports on one implementation, and prints how many held. */
export function storeContract(name: string, open: (clock: TestClock) => Promise<Store>): void {
  describe(`store contract, ${name}`, () => {
    let store: Store;
    const clock = aClock();
    let passed = 0;
    const test: Test = (title, story) =>
      it(title, async () => {
        expect.hasAssertions();
        await story(store, clock);
        passed += 1;
      });

    beforeAll(async () => {
      store = await open(clock);
    });
    afterAll(async () => {
      await store.close();
      console.log(`store contract, ${name}: ${passed} tests passed`);
    });

    usersContract(test);
    creditsContract(test);
    billingContract(test);
    generationsContract(test);
    adjustmentsContract(test);
    kitsContract(test);
    historyContract(test);
    searchContract(test);
    feedContract(test, () => open(clock));
    deletedClicksContract(test);
    deletionsContract(test);
    creditMemoriesContract(test);
    accessRecordsContract(test);
    apiKeysContract(test);
    mailsContract(test);
    ownedValueContract(test, 'products', ({ products }) => products, [
      [{ name: 'Pão', price: null, detail: null }],
      [{ name: hardTexts.join(' '), price: 'R$ 1', detail: 'quentinho' }],
    ]);
    ownedValueContract(test, 'voice', ({ voices }) => voices, [
      noVoice,
      {
        samples: hardTexts,
        address: 'tu',
        emoji: 'none',
        favouritePhrases: ['Vem que tem'],
        forbiddenWords: ['$literal'],
        learnsFromEdits: false,
        forgottenTexts: ['a:0:1'],
      },
    ]);
    rulesContract(test);
  });
}
