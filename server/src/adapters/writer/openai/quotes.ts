import { profileFields } from '../../../domain/account/user.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { QuotedFact, WritingTask } from '../../../domain/writing/writing.ts';
import type { PartialValue } from './partialJson.ts';

/** The facts that a text declares, each with its quote if the quote occurs in the owner's data (rule 5.2). */
export function quotedFacts({ brief, profile, products }: WritingTask, variation: PartialValue): readonly QuotedFact[] {
  const facts = variation.kind === 'object' ? variation.entries.get('facts') : undefined;
  if (facts?.kind !== 'list') return [];
  const ownerTexts = [
    brief.topic,
    brief.campaignLink,
    ...products.flatMap(({ name, price, detail }) => [name, price, detail]),
    ...profileFields.map((field) => profile[field]),
  ];
  const data = ` ${plainWording(ownerTexts.filter((value) => value !== null).join('\n'))} `;
  return facts.items.flatMap((item) => {
    const fact = textUnder(item, 'fact');
    const quote = textUnder(item, 'quote');
    const isQuoted = plainWording(quote) !== '' && data.includes(` ${plainWording(quote)} `);
    return fact === '' ? [] : [{ fact, quote: isQuoted ? quote : null }];
  });
}

function textUnder(fact: PartialValue, key: string): string {
  const value = fact.kind === 'object' ? fact.entries.get(key) : undefined;
  return value?.kind === 'text' ? value.value.trim() : '';
}
