import type { Accesses } from './accesses.ts';
import type { Accounts } from './accounts.ts';
import type { ApiKeys } from './apiKeys.ts';
import type { Billing } from './billing.ts';
import type { Copywriting } from './copywriting.ts';
import type { FactChecks } from './factChecks.ts';
import type { History } from './history.ts';
import type { Ideas } from './ideas.ts';
import type { Mails } from './mails.ts';
import type { Privacy } from './privacy.ts';
import type { Products } from './products.ts';
import type { PublicConfig } from './publicConfig.ts';
import type { Voices } from './voices.ts';

/** The services of the product, the same ones for every transport. */
export interface Services {
  readonly accesses: Accesses;
  readonly accounts: Accounts;
  readonly copywriting: Copywriting;
  readonly factChecks: FactChecks;
  readonly history: History;
  readonly ideas: Ideas;
  readonly products: Products;
  readonly voices: Voices;
  readonly apiKeys: ApiKeys;
  readonly billing: Billing;
  readonly mails: Mails;
  readonly privacy: Privacy;
  readonly config: PublicConfig;
}
