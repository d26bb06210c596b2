import { registerEnumType } from 'type-graphql';
import { contentTypeKeys, toneKeys } from '../domain/catalog.ts';
import { entryKinds } from '../domain/statement.ts';
import { planKeys } from '../domain/plan.ts';

/** GraphQL shows stored keys in capitals: `post_instagram` is POST_INSTAGRAM (rule 8.4). */
export const enumName = (key: string): string => key.toUpperCase();

const inCapitals = <Key extends string>(keys: readonly Key[]): Record<string, Key> =>
  Object.fromEntries(keys.map((key) => [enumName(key), key]));

export const PlanKeyEnum = inCapitals(planKeys);
export const ContentTypeEnum = inCapitals(contentTypeKeys);
export const ToneEnum = inCapitals(toneKeys);
export const SubscriptionStatusEnum = inCapitals(['inactive', 'active', 'past_due', 'canceling', 'canceled']);

export const CheckoutPlanEnum = { VOO: 'plano_voo', REVOADA: 'plano_revoada' } as const;
export const CreditEntryKindEnum = inCapitals(entryKinds);
export const CheckoutStateEnum = inCapitals(['pending', 'approved']);

registerEnumType(PlanKeyEnum, { name: 'PlanKey', description: 'The plans.' });
registerEnumType(ContentTypeEnum, { name: 'ContentType', description: 'What is written.' });
registerEnumType(ToneEnum, {
  name: 'Tone',
  description: 'The goal of a text. DEFAULT is the one of a brief without a goal.',
});
registerEnumType(SubscriptionStatusEnum, { name: 'SubscriptionStatus', description: 'The status of a subscription.' });
registerEnumType(CheckoutPlanEnum, { name: 'CheckoutPlan', description: 'Os planos que se compram.' });
registerEnumType(CreditEntryKindEnum, {
  name: 'CreditEntryKind',
  description: 'Why a balance changed.',
});
registerEnumType(CheckoutStateEnum, { name: 'CheckoutState', description: 'The state of a purchase.' });
