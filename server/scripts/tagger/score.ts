import { detectOrders } from '../../src/adapters/writer/draft/orders/detectOrders.ts';
import type { Role, RoleReader } from '../../src/adapters/writer/draft/tagger/roles.ts';
import type { Tagger } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import type { Example } from './examples.ts';

export interface Found {
  /** Of what was found, the share that is right. */
  readonly precision: number;
  /** Of what is right, the share that was found. */
  readonly recall: number;
}

const foundOf = (right: number, wrong: number, missing: number): Found => ({
  precision: right / (right + wrong),
  recall: right / (right + missing),
});

/** How many words of the orders of examples are found. */
export function ordersFound(tag: Tagger, examples: readonly Example[]): Found {
  let [right, wrong, missing] = [0, 0, 0];
  for (const { tokens, roles } of examples) {
    for (const [at, isCut] of detectOrders(tokens, tag(tokens)).entries()) {
      if (isCut && roles[at] !== 'told') right += 1;
      else if (isCut) wrong += 1;
      else if (roles[at] !== 'told') missing += 1;
    }
  }
  return foundOf(right, wrong, missing);
}

/** How many words of topics for videos have a role that is found. */
export function roleFound(rolesOf: RoleReader, examples: readonly Example[], role: Role): Found {
  let [right, wrong, missing] = [0, 0, 0];
  for (const { tokens, roles } of examples) {
    for (const [at, { role: found }] of rolesOf(tokens).entries()) {
      if (found === role && roles[at] === role) right += 1;
      else if (found === role) wrong += 1;
      else if (roles[at] === role) missing += 1;
    }
  }
  return foundOf(right, wrong, missing);
}
