import type { MailPreferences } from '../mail/mailPreferences.ts';
import type { Product } from '../account/products.ts';
import type { Voice } from '../account/voice.ts';
import type { Users, OwnedValue, UserFeed, ApiKeys } from './accounts.ts';
import type { Generations, DeletedClicks } from './generations.ts';
import type { RateLimits } from './rateLimits.ts';
import type { Deletions, AccessRecords, CreditMemories, Mails } from './records.ts';

/** Everything that is stored, behind one handle; closing it releases files and connections. */
export interface Store {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletedClicks: DeletedClicks;
  readonly products: OwnedValue<readonly Product[]>;
  readonly voices: OwnedValue<Voice>;
  readonly mailPreferences: OwnedValue<MailPreferences>;
  readonly apiKeys: ApiKeys;
  readonly deletions: Deletions;
  readonly creditMemories: CreditMemories;
  readonly accessRecords: AccessRecords;
  readonly mails: Mails;
  readonly feed: UserFeed;
  readonly rateLimits: RateLimits;
  /** Brings some old records to today's shape, while older programs may still work on the store; resolves with how many. */
  migrate(): Promise<number>;
  /** Resolves when the store answers, the embedded file to a write; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
