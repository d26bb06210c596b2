import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import { expect } from 'vitest';
import { finishAdjustment, releaseAdjustment, reserveAdjustment } from '../../src/domain/writing/adjustments.ts';
import type { Store } from '../../src/domain/ports.ts';
import { aGeneration, anAdjustment, aHold, aUser, withGrant } from '../seed/domain.ts';
import { aBillingChange } from './storeBilling.ts';

/** Runs an act while the server misbehaves. */
type Faulty = <T>(act: () => Promise<T>) => Promise<T>;

const writes = ['insert', 'update', 'delete', 'findAndModify'];
/** What the server does to a write, as its fail point takes it (`afterApplying` is the test peer's own). */
export const faults: Record<string, Document> = {
  'not primary, before the write': { failCommands: writes, errorCode: 10107, afterApplying: false },
  'not primary, after the write': { failCommands: writes, errorCode: 10107, afterApplying: true },
  'connection closed, before the write': { failCommands: writes, closeConnection: true, afterApplying: false },
  'connection closed, after the write': { failCommands: writes, closeConnection: true, afterApplying: true },
};

/** Each write of the store, made under a fault, and what must be true afterwards. */
export const stories: Record<string, (store: Store, faulty: Faulty) => Promise<void>> = {
  async create({ users }, faulty) {
    const user = aUser();
    expect(await faulty(() => users.create(user))).toEqual(user);
    expect(await users.find(user.id)).toEqual(user);
  },
  async saveProfile({ users }, faulty) {
    const user = await users.create(aUser());
    await faulty(() => users.saveProfile(user.id, { businessName: 'Padaria' }));
    expect(await users.find(user.id)).toEqual({ ...user, businessName: 'Padaria' });
  },
  async acceptTerms({ users }, faulty) {
    const user = await users.create(aUser());
    const acceptedTerms = { version: '1', at: new Date(1) };
    expect(await faulty(() => users.acceptTerms(user.id, acceptedTerms))).toEqual({ ...user, acceptedTerms });
  },
  async hold({ users }, faulty) {
    const user = await users.create(aUser());
    const hold = aHold(user);
    expect(await faulty(() => users.hold(user.id, [hold], 3))).toBe('held');
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 4, holds: [hold] });
    expect(await users.statement(user.id, 9)).toHaveLength(2);
  },
  async 'settle, spent'({ users }, faulty) {
    const user = await users.create(aUser());
    const hold = aHold(user);
    await users.hold(user.id, [hold], 3);
    await faulty(() => users.settle(user.id, hold.generationId, 'spent'));
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 4 });
  },
  async 'settle, returned'({ users }, faulty) {
    const user = await users.create(aUser());
    const hold = aHold(user);
    await users.hold(user.id, [hold], 3);
    await faulty(() => users.settle(user.id, hold.generationId, 'returned'));
    expect(await users.find(user.id)).toEqual(user);
    expect(await users.statement(user.id, 9)).toHaveLength(3);
  },
  async grant({ users }, faulty) {
    const user = await users.create(aUser({ textCredits: 1 }));
    const grant = { period: { key: 'next', endsAt: null, quota: 5 }, credits: 5 };
    const after = withGrant(user, grant.period);
    expect(await faulty(() => users.grant(user.id, user.creditPeriod.key, grant))).toEqual(after);
    expect(await users.find(user.id)).toEqual(after);
  },
  async linkCustomer({ users }, faulty) {
    const user = await users.create(aUser());
    const customerId = `cus_${randomUUID()}`;
    expect(await faulty(() => users.linkCustomer(user.id, customerId))).toMatchObject({ billing: { customerId } });
    expect(await users.findByCustomer(customerId)).toEqual(await users.find(user.id));
  },
  async beginCheckout({ users }, faulty) {
    const user = await users.create(aUser());
    const checkout = { key: 'k', plan: 'plano_voo' as const, at: new Date(1) };
    expect(await faulty(() => users.beginCheckout(user.id, checkout, null))).toMatchObject({ billing: { checkout } });
    expect(await users.find(user.id)).toMatchObject({ billing: { rev: 1, checkout } });
  },
  async saveBilling({ users }, faulty) {
    const user = await users.create(aUser());
    const change = aBillingChange({ moves: [{ kind: 'upgrade', add: 70, plan: 'plano_revoada' }] });
    // A repeated write may return stale; its caller then reads again.
    await faulty(() => users.saveBilling(user.id, 0, change, ['evt_1']));
    expect(await users.find(user.id)).toMatchObject({ textCredits: 75, billing: { rev: 1 } });
    expect(await users.hasSeenEvent(user.id, 'evt_1')).toBe(true);
    expect(await users.statement(user.id, 9)).toHaveLength(2);
  },
  async add({ generations }, faulty) {
    const generation = aGeneration();
    expect(await faulty(() => generations.add(generation))).toBe('stored');
    expect(await generations.find(generation.userId, generation.id)).toEqual(generation);
  },
  async ruleOut({ generations }, faulty) {
    const generation = aGeneration();
    expect(await faulty(() => generations.ruleOut(generation.id))).toBe('ruled-out');
    expect(await generations.add(generation)).toBe('ruled-out');
  },
  async saveVariations({ generations }, faulty) {
    const generation = aGeneration();
    await generations.add(generation);
    const { userId, id, variations: originalVariations } = generation;
    const edit = { variations: ['a', 'b', 'c'], editedAt: new Date(5) };
    const versions = edit.variations.map((text) => [{ kind: 'edited', text, at: edit.editedAt }]);
    const edited = { ...generation, ...edit, originalVariations, versions };
    expect(await faulty(() => generations.saveVariations(userId, id, { ...edit, basedOn: null }))).toEqual(edited);
    expect(await generations.find(userId, id)).toEqual(edited);
  },
  async 'reserve, finish and release an adjustment'({ generations }, faulty) {
    const generation = aGeneration();
    const { userId, id } = generation;
    await generations.add(generation);
    const [used, failed] = [anAdjustment(), anAdjustment()];
    for (const one of [used, failed]) {
      await faulty(() =>
        generations.change(userId, id, (stored) => reserveAdjustment(stored, one, undefined, new Date(0))),
      );
    }
    const version = { kind: 'edited', text: 'Ajustado', at: new Date(5) } as const;
    await faulty(() => generations.change(userId, id, (stored) => finishAdjustment(stored, used.id, version)));
    await faulty(() => generations.change(userId, id, (stored) => releaseAdjustment(stored, failed.id)));
    expect(await generations.find(userId, id)).toMatchObject({
      variations: ['Ajustado', ...generation.variations.slice(1)],
      versions: [[version], [], []],
      adjustments: [{ ...used, expiresAt: null }],
    });
  },
  async 'remove account'({ users }, faulty) {
    const user = await users.create(aUser());
    await faulty(() => users.remove(user.id));
    expect(await users.find(user.id)).toBeNull();
  },
  async 'remove all'({ generations }, faulty) {
    const generation = aGeneration();
    await generations.add(generation);
    await faulty(() => generations.removeAll(generation.userId));
    expect(await generations.find(generation.userId, generation.id)).toBeNull();
  },
  async setFavourite({ generations }, faulty) {
    const generation = aGeneration();
    await generations.add(generation);
    const marked = { ...generation, favourite: true };
    expect(await faulty(() => generations.setFavourite(generation.userId, generation.id, true))).toEqual(marked);
    expect(await generations.find(generation.userId, generation.id)).toEqual(marked);
  },
  async 'begin deletion'({ deletions }, faulty) {
    const deletion = { userId: aUser().id, requestedAt: new Date(5), subscriptionId: null, customerId: null, left: [] };
    await faulty(() => deletions.begin(deletion));
    expect(await deletions.find(deletion.userId)).toEqual(deletion);
  },
  async 'finish step'({ deletions }, faulty) {
    const { id: userId } = aUser();
    await deletions.begin({
      userId,
      requestedAt: new Date(5),
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      left: ['subscription', 'limits'],
    });
    await faulty(() => deletions.finishStep(userId, 'subscription'));
    expect(await deletions.find(userId)).toMatchObject({ subscriptionId: null, customerId: null, left: ['limits'] });
    await deletions.finishStep(userId, 'limits');
  },
  async remove({ generations }, faulty) {
    const generation = aGeneration();
    await generations.add(generation);
    await faulty(() => generations.remove(generation.userId, generation.id));
    expect(await generations.find(generation.userId, generation.id)).toBeNull();
    expect(await generations.ruleOut(generation.id)).toBe('stored');
  },
};
