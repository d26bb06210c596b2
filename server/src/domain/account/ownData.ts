import type { AccessRecord } from './accessRecord.ts';
import type { ApiKey } from './apiKey.ts';
import type { DeletedClick } from '../generations/deletedClick.ts';
import type { MailRecord } from '../mail/mail.ts';
import type { MailPreferences } from '../mail/mailPreferences.ts';
import { aboutOwnData, heldByOthers, type ExportedMemory } from './ownDataWords.ts';
import type { Product } from './products.ts';
import type { LedgerEntry } from '../credits/statement.ts';
import type { User } from './user.ts';
import type { Voice } from './voice.ts';

/** Grows when a field changes its meaning or goes away; a new field is no new version. */
const ownDataVersion = 1;

/** Everything held of one owner, but the generations, which may be many (rule 10.1). */
export interface OwnData {
  readonly format: 'bem-te-vi/meus-dados';
  readonly version: number;
  readonly exportedAt: Date;
  /** What each field is. */
  readonly about: typeof aboutOwnData;
  /** What others hold of the owner, and who. */
  readonly heldByOthers: typeof heldByOthers;
  readonly account: User;
  /** Newest first. */
  readonly statement: readonly LedgerEntry[];
  /** In the owner's order. */
  readonly products: readonly Product[];
  /** Null while none was saved. */
  readonly voice: Voice | null;
  /** Oldest first. */
  readonly apiKeys: readonly ApiKey[];
  /** What is remembered of the person beyond the account (rules 2.8 and 7.6). */
  readonly creditMemories: readonly ExportedMemory[];
  readonly paymentEvents: readonly string[];
  /** The clicks whose texts were deleted in the last days, oldest first (rule 4.3). */
  readonly deletedClicks: readonly DeletedClick[];
  /** Of the last six months, oldest first (rule 10.4). */
  readonly accessRecords: readonly AccessRecord[];
  /** The e-mails that we sent or are to send, oldest first. */
  readonly mails: readonly MailRecord[];
  /** Null while nothing was chosen. */
  readonly mailPreferences: MailPreferences | null;
}

/** The document of an export; the generations are added to it. */
export const createOwnData = (
  held: Omit<OwnData, 'format' | 'version' | 'exportedAt' | 'about' | 'heldByOthers'>,
  exportedAt: Date,
): OwnData => ({
  format: 'bem-te-vi/meus-dados',
  version: ownDataVersion,
  exportedAt,
  about: aboutOwnData,
  heldByOthers,
  ...held,
});
