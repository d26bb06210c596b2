import { registerEnumType } from 'type-graphql';
import { adjustmentKinds, adjustmentLabel, type AdjustmentKind } from '../domain/writing/adjustmentKinds.ts';
import type { Presence } from '../domain/facts/reading.ts';
import type { SubscriptionStatus } from '../domain/billing/billing.ts';
import { contentTypes, tones, type ContentType, type Tone } from '../domain/catalog.ts';
import type { EntryKind } from '../domain/credits/statement.ts';
import { plans, type PlanFeature, type PlanKey } from '../domain/billing/plan.ts';
import type { ClickState } from '../domain/generations/generation.ts';
import type { TextSource } from '../domain/generations/textSource.ts';
import type { Version } from '../domain/generations/versions.ts';
import type { VoiceAddress, VoiceEmoji } from '../domain/account/voice.ts';

/** GraphQL shows keys in capitals: `post_instagram` is POST_INSTAGRAM (rule 8.4), `too-long` is TOO_LONG. */
export const enumName = (key: string): string => key.toUpperCase().replaceAll('-', '_');

/** Registers an enum over stored keys, each with its description. */
export function enumOf<Key extends string>(
  name: string,
  description: string,
  values: readonly (readonly [key: Key, description: string])[],
): Record<string, Key> {
  const keys = Object.fromEntries(values.map(([key]) => [enumName(key), key] as const));
  const valuesConfig = Object.fromEntries(values.map(([key, text]) => [enumName(key), { description: text }]));
  registerEnumType(keys, { name, description, valuesConfig });
  return keys;
}

/** The values of an enum that the type of its keys demands in full: the enum says the keys, never the values. */
export const describeValues = <Key extends string>(values: Readonly<Record<NoInfer<Key>, string>>) =>
  Object.entries(values) as [Key, string][];

const describeLabel = (name: string) => `Shown as "${name}".`;

export const PlanKeyEnum = enumOf<PlanKey>(
  'PlanKey',
  'The plans.',
  plans.map(({ key, name }) => [key, describeLabel(name)]),
);

export const PlanFeatureEnum = enumOf<PlanFeature>(
  'PlanFeature',
  'What a plan may include beside credits, content types and goals.',
  describeValues({
    editing: 'Texts can be edited.',
    adjustments: 'Texts can be adjusted by `adjustVariation`.',
    history_filters: 'The history can be searched, filtered, exported and marked with favourites.',
    campaign_link: 'A brief can carry a campaign link.',
    voice: "Texts are written in the owner's voice.",
    campaign_kit: 'One brief can be written for several content types at once by `createKit`.',
    api_keys: 'Programs can call the API by keys made by `createApiKey`.',
  }),
);

export const ContentTypeEnum = enumOf<ContentType>(
  'ContentType',
  'What is written.',
  contentTypes.map(({ key, label }) => [key, describeLabel(label)]),
);

export const FactPresenceEnum = enumOf<Presence>(
  'FactPresence',
  'Where a told fact is in a text.',
  describeValues({
    present: 'The text says it, in whatever words.',
    missing: 'The text does not say it.',
    turned: 'The text says the opposite.',
  }),
);

export const ToneEnum = enumOf<Tone>(
  'Tone',
  'The goal of a text.',
  tones.map(({ key, label }) => [
    key,
    key === 'default' ? `The goal of a brief without one. ${describeLabel(label)}` : describeLabel(label),
  ]),
);

export const AdjustmentEnum = enumOf<AdjustmentKind>(
  'Adjustment',
  'What is to be changed in a text.',
  adjustmentKinds.map((kind) => [kind, describeLabel(adjustmentLabel(kind))]),
);

/** How a text of a variation came to be. */
export type VersionKind = 'written' | Version['kind'];

export const VersionKindEnum = enumOf<VersionKind>(
  'VersionKind',
  'How a text of a variation came to be.',
  describeValues({
    written: 'It was written for the brief.',
    adjusted: 'It was adjusted as its owner asked.',
    edited: 'Its owner edited it.',
  }),
);

export const SubscriptionStatusEnum = enumOf<SubscriptionStatus>(
  'SubscriptionStatus',
  'The status of a subscription.',
  describeValues({
    inactive: 'There never was a subscription.',
    active: 'It is paid.',
    past_due: 'A payment is overdue; the plan stays, without new credits.',
    canceling: 'It is cancelled and ends with the period.',
    canceled: 'It has ended.',
  }),
);

export const CreditEntryKindEnum = enumOf<EntryKind>(
  'CreditEntryKind',
  'Why a balance changed.',
  describeValues({
    grant: 'The credits of a new period.',
    upgrade: 'The credits that a higher plan added.',
    use: 'A generation.',
    return: 'A generation that ended without a text.',
    expiry: 'Credits that were left when their period ended.',
    replacement: 'Credits of the free plan that were left when a plan was bought, and were replaced with its credits.',
    refund: 'Credits of a plan that were left when it was refunded.',
    deduction: 'Credits that were used of a refunded period.',
  }),
);

export const CheckoutStateEnum = enumOf<'pending' | 'approved'>(
  'CheckoutState',
  'The state of a purchase.',
  describeValues({
    pending: 'The payment is not confirmed yet.',
    approved: 'It is paid, and the account has its plan.',
  }),
);

export const VoiceAddressEnum = enumOf<VoiceAddress>(
  'VoiceAddress',
  'How the owner speaks to readers.',
  describeValues({ voce: '`você`.', tu: '`tu`.' }),
);

export const VoiceEmojiEnum = enumOf<VoiceEmoji>(
  'VoiceEmoji',
  'How many emojis the owner wants.',
  describeValues({ none: 'None.', few: 'A few.', many: 'Many.' }),
);

export const TextSourceEnum = enumOf<TextSource>(
  'TextSource',
  'Who wrote a text.',
  describeValues({
    MODEL: 'A language model.',
    DRAFT: 'No writer: it is the words of the brief, corrected and laid out, when no model is connected.',
    RECORDED_EXAMPLE: 'A person, as an example for a suggested topic, where no model is connected.',
  }),
);

export const ClickStateEnum = enumOf<ClickState>(
  'ClickState',
  'What became of a click for a generation or a kit.',
  describeValues({
    stored: 'Its text is stored, for one credit; of a kit, at least one of its texts.',
    returned: 'Nothing is charged for it: the credit is back, or no click for a generation or a kit came with this id.',
    'being-written': 'Its text is being written, and the credit on hold.',
    deleted:
      'Its text was deleted; of a kit, at least one of its texts, while none is stored. Sent again, the click writes no deleted text and costs nothing for it.',
  }),
);
