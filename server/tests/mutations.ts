import { accounts } from './mutations/accounts.ts';
import { api } from './mutations/api.ts';
import { billing } from './mutations/billing.ts';
import { clicks } from './mutations/clicks.ts';
import { stores } from './mutations/stores.ts';
import { texts } from './mutations/texts.ts';
import { web } from './mutations/web.ts';
import type { Mutation } from './mutations/mutation.ts';

/** The bugs that `npm run test:mutation` puts in, one at a time. */
export const mutations: readonly Mutation[] = [...accounts, ...api, ...billing, ...clicks, ...stores, ...texts, ...web];
