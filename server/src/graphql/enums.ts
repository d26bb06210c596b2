import { registerEnumType } from 'type-graphql';
import { contentTypeKeys, toneKeys } from '../domain/catalog.ts';
import { planKeys } from '../domain/plan.ts';

/** GraphQL shows stored keys in capitals: `post_instagram` is POST_INSTAGRAM (rule 8.4). */
const inCapitals = <Key extends string>(keys: readonly Key[]): Record<string, Key> =>
  Object.fromEntries(keys.map((key) => [key.toUpperCase(), key]));

export const PlanKeyEnum = inCapitals(planKeys);
export const ContentTypeEnum = inCapitals(contentTypeKeys);
export const ToneEnum = inCapitals(toneKeys);
export const SubscriptionStatusEnum = inCapitals(['inactive', 'active', 'past_due', 'canceling', 'canceled']);

registerEnumType(PlanKeyEnum, { name: 'PlanKey', description: 'Plano Ninho, Plano Voo ou Plano Revoada.' });
registerEnumType(ContentTypeEnum, { name: 'ContentType', description: 'O que é escrito.' });
registerEnumType(ToneEnum, {
  name: 'Tone',
  description: 'O objetivo do texto. DEFAULT é o de um pedido sem objetivo.',
});
registerEnumType(SubscriptionStatusEnum, { name: 'SubscriptionStatus', description: 'A situação da assinatura.' });
