import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { noBilling, withCheckout } from '../../src/domain/billing/billing.ts';
import { decideHold, givesCreditBack, grantApplies } from '../../src/domain/credits/credits.ts';
import { profileConflicts } from '../../src/domain/account/profileConflicts.ts';
import { ledgerEntriesOf, type CreditMove } from '../../src/domain/credits/statement.ts';
import { applyEdit, isEditConflict } from '../../src/domain/generations/variationsEdit.ts';
import { aGeneration, aHold, aUser, kitHolds, withGrant } from '../seed/domain.ts';
import type { Test } from './storeTest.ts';
import { aBillingChange } from './storeBilling.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 12, 0, seconds));

/** Every combination of the values, one of each list. */
function everyOf<const Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { [Index in keyof Lists]: Lists[Index][number] }[] {
  const combinations = lists.reduce<unknown[][]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
  return combinations as { [Index in keyof Lists]: Lists[Index][number] }[];
}

/** Each rule of the domain that a store applies in one write: the store decides every case as the rule does. */
export function rulesContract(test: Test): void {
  test('a hold is taken or refused as decideHold() says', async ({ users }) => {
    const cases = everyOf([0, 1, 2], [0, 1, 2, 3], [1, 2, 3], ['another click', 'the same click', 'the same hold']);
    await Promise.all(
      cases.map(async ([textCredits, holdCount, maxInFlight, which]) => {
        const draft = aUser({ textCredits });
        const holds = Array.from({ length: holdCount }, () => aHold(draft));
        const user = await users.create({ ...draft, holds });
        const known = holds.at(-1);
        const hold =
          which === 'the same hold' && known
            ? known
            : aHold(user, which === 'the same click' && known ? { requestId: known.requestId } : {});
        const decision = decideHold(user, [hold], maxInFlight);
        expect(await users.hold(user.id, [hold], maxInFlight)).toEqual(decision === 'take' ? 'held' : decision);
        const taken = { textCredits: textCredits - 1, holds: [...holds, hold] };
        expect(await users.find(user.id)).toEqual(decision === 'take' ? { ...user, ...taken } : user);
      }),
    );
    expect(await users.hold(aUser().id, [aHold(aUser())], 3)).toEqual(decideHold(null, [aHold(aUser())], 3));
  });

  test('the holds of a kit are all taken or all refused as decideHold() says', async ({ users }) => {
    const inFlight = ['nothing', 'a text', 'a kit', 'a kit and a text'] as const;
    const asked = ['another kit', 'the same kit', 'one hold again', 'a text with the id of the kit'] as const;
    await Promise.all(
      everyOf([0, 1, 2, 3, 4], inFlight, [1, 2, 3], asked).map(async ([textCredits, known, maxInFlight, which]) => {
        const draft = aUser({ textCredits });
        const kit = known.includes('a kit') ? kitHolds(draft) : [];
        const holds = [...kit, ...(known.includes('a text') ? [aHold(draft)] : [])];
        const user = await users.create({ ...draft, holds });
        const fresh = kitHolds(user, ['post_instagram', 'texto_anuncio', 'email_marketing']);
        const kitId = kit[0]?.kitId ?? null;
        const wanted = {
          'another kit': fresh,
          'the same kit': fresh.map((hold) => ({ ...hold, kitId: kitId ?? hold.kitId })),
          'one hold again': [...fresh.slice(1), kit[0] ?? aHold(user)],
          'a text with the id of the kit': [aHold(user, kitId === null ? {} : { requestId: kitId })],
        }[which];
        const decision = decideHold(user, wanted, maxInFlight);
        expect(await users.hold(user.id, wanted, maxInFlight)).toEqual(decision === 'take' ? 'held' : decision);
        const taken = { textCredits: textCredits - wanted.length, holds: [...holds, ...wanted] };
        expect(await users.find(user.id)).toEqual(decision === 'take' ? { ...user, ...taken } : user);
      }),
    );
  });

  test('a hold gives its credit back as givesCreditBack() says', async ({ users }) => {
    const periodKeys = ['free:now:refund:sub:1', 'free:now:refundable:sub:1', 'free:earlier'] as const;
    for (const [outcome, periodKey, state] of everyOf(['spent', 'returned'], periodKeys, ['there', 'gone'])) {
      const draft = aUser({ creditPeriod: { key: periodKeys[0], endsAt: at(99), quota: 5 } });
      const hold = aHold(draft, { periodKey });
      const user = await users.create({ ...draft, holds: state === 'there' ? [hold] : [] });
      const returned = givesCreditBack(user, hold.generationId, outcome) ? 1 : 0;
      await users.settle(user.id, hold.generationId, outcome);
      expect(await users.find(user.id)).toEqual({ ...user, textCredits: user.textCredits + returned, holds: [] });
    }
  });

  test('a grant is made as grantApplies() says', async ({ users }) => {
    const keys = ['free:1', 'free:2', 'free:3'] as const;
    for (const [current, from, key] of everyOf(keys, keys, keys)) {
      const draft = aUser({ textCredits: 1 });
      const user = await users.create({ ...draft, creditPeriod: { ...draft.creditPeriod, key: current } });
      const grant = { period: { key, endsAt: at(99), quota: 5 }, credits: 5 };
      const after = grantApplies(current, from, grant) ? withGrant(user, grant.period) : user;
      expect(await users.grant(user.id, from, grant)).toEqual(after);
    }
  });

  test('a profile edit conflicts as profileConflicts() says', async ({ users }) => {
    const values = [null, 'a', 'b'] as const;
    await Promise.all(
      everyOf(values, [...values, undefined], [...values, undefined], ['Olinda', 'Recife']).map(
        async ([stored, businessName, basedOnName, basedOnCity]) => {
          const user = await users.create(aUser({ businessName: stored, businessCity: 'Olinda' }));
          const patch = { ...(businessName !== undefined && { businessName }), businessCity: 'Natal' };
          const basedOn = {
            ...(basedOnName !== undefined && { businessName: basedOnName }),
            businessCity: basedOnCity,
          };
          const isConflict = profileConflicts(user, patch, basedOn).length > 0;
          const saved = isConflict ? user : { ...user, ...patch };
          expect(await users.saveProfile(user.id, patch, basedOn)).toEqual(isConflict ? 'conflict' : saved);
          expect(await users.find(user.id)).toEqual(saved);
        },
      ),
    );
  });

  test('an edit of texts conflicts as isEditConflict() says', async ({ generations }) => {
    const cases = everyOf([null, 1, 2], [undefined, null, 1, 2], [1, 2, 3], ['as stored', 'other']);
    await Promise.all(
      cases.map(async ([storedAt, basedOn, editedAt, texts]) => {
        const stored = aGeneration({ editedAt: storedAt && at(storedAt), originalVariations: ['primeiro'] });
        await generations.add(stored);
        const edit = {
          variations: texts === 'other' ? ['outro'] : stored.variations,
          editedAt: at(editedAt),
          basedOn: basedOn && at(basedOn),
        };
        const isConflict = isEditConflict(stored, edit);
        const saved = isConflict ? stored : applyEdit(stored, edit);
        expect(saved).toMatchObject({ variations: (isConflict ? stored : edit).variations });
        expect(await generations.saveVariations(stored.userId, stored.id, edit)).toEqual(
          isConflict ? 'conflict' : saved,
        );
        expect(await generations.find(stored.userId, stored.id)).toEqual(saved);
      }),
    );
  });

  test('a checkout begins as withCheckout() says', async ({ users }) => {
    const checkout = { key: 'new', plan: 'plano_voo', at: at(0) } as const;
    for (const [current, replacing, checkAt] of everyOf([null, 'old'], [null, 'old', 'other'], [null, 1, 9_999])) {
      const before = {
        ...noBilling,
        checkout: current && { key: current, plan: 'plano_revoada' as const, at: at(0) },
        checkAt: checkAt && at(checkAt),
      };
      const user = await users.create(aUser({ billing: before }));
      const billing = withCheckout(before, checkout, replacing);
      const begun = billing ? { ...user, billing: { ...billing, rev: before.rev + 1 } } : user;
      expect(await users.beginCheckout(user.id, checkout, replacing)).toEqual(begun);
    }
  });

  test('the moves of a change alter the balance and write the entries that entriesOf() says', async ({ users }) => {
    const moves: readonly CreditMove[] = [
      { kind: 'expiry', atMost: 0, plan: 'plano_ninho' },
      { kind: 'expiry', atMost: 5, plan: 'plano_ninho' },
      { kind: 'grant', add: 30, plan: 'plano_voo' },
      { kind: 'upgrade', add: 70, plan: 'plano_revoada' },
    ];
    await Promise.all(
      everyOf([0, 3, 5, 40], moves, moves).map(async ([balance, first, second]) => {
        const user = await users.create(aUser({ textCredits: balance }));
        const begun = await users.statement(user.id, 9);
        const change = aBillingChange({ moves: [first, second] });
        const entries = ledgerEntriesOf(balance, change.moves);
        const saved = await users.saveBilling(user.id, 0, change, [randomUUID()]);
        expect(saved).toMatchObject({ textCredits: entries.at(-1)?.balance ?? balance });
        const written = (await users.statement(user.id, 9)).toReversed().slice(begun.length);
        expect(written).toEqual(
          entries.map((entry) => ({ ...entry, id: expect.any(String), at: expect.any(Date), generationId: null })),
        );
      }),
    );
  });
}
