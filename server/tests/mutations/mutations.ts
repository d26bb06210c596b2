import { accounts } from './accounts.ts';
import { api } from './api.ts';
import { billing } from './billing.ts';
import { clicks } from './clicks.ts';
import { stores } from './stores.ts';
import { texts } from './texts.ts';
import { web } from './web.ts';
import type { Mutation } from './mutation.ts';

/** The bugs that `npm run test:mutation` puts in, one at a time. */
export const mutations: readonly Mutation[] = [...accounts, ...api, ...billing, ...clicks, ...stores, ...texts, ...web];
