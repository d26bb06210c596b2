import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { tidyText } from '../../src/domain/facts/spelling/tidy.ts';
import { plainWording } from '../../src/domain/text/words.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';
import spent from './spentBriefs.json' with { type: 'json' };

const writer = createDraftWriter();
const dictionary = await loadDictionary();

/** Briefs of three sets that the writer was measured by before they became a test: type, name and topic. An ad has no room for all words. */
const briefs = contentTypeKeys
  .filter((type) => type !== 'texto_anuncio')
  .flatMap((type) =>
    spent.filter(([one]) => one === type).map(([, businessName = null, topic = '']) => ({ type, businessName, topic })),
  );

/** Topics that speak to the writer too: not all of their words are pasted. */
const asks =
  /\b(?:post|roteiro|v[ií]deo|reels|e-?mail|texto|avisar?|lembrar|manda|queria|gente|apresentar|informar|convidar|por favor|deixar claro|faz a[ií])\b/i;

const textsFor = async ({ type, businessName, topic }: (typeof briefs)[number]) =>
  textsOf(await writer.write(anAttempt({ brief: { contentType: type, topic }, profile: { businessName } }), soon()));

const numbersIn = (words: string): ReadonlySet<number> =>
  new Set((words.replace(/(\d)\.(?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number));

describe('a draft of a topic of the blind sets', () => {
  it('has every number of it', async () => {
    for (const brief of briefs) {
      const typed = [...numbersIn(brief.topic.replace(/\d{8,}/g, ''))].filter((number) => number > 6);
      for (const text of await textsFor(brief))
        expect([brief.topic, typed.filter((number) => !numbersIn(text).has(number))]).toEqual([brief.topic, []]);
    }
  }, 60_000);

  it('has every word of it, in order', async () => {
    const plain = briefs.filter(({ topic }) => !asks.test(topic));
    expect(plain.length).toBeGreaterThan(130);
    for (const brief of plain) {
      const names = brief.businessName === null ? [] : [brief.businessName];
      const typed = plainWording(tidyText(brief.topic, dictionary, names).replaceAll('R$', ' ')).split(' ');
      for (const text of await textsFor(brief)) {
        const said = plainWording(text).split(' ');
        let at = 0;
        const lost = typed.filter((word) => {
          const found = said.indexOf(word, at);
          if (found >= 0) at = found + 1;
          return found < 0;
        });
        expect([brief.topic, lost]).toEqual([brief.topic, []]);
      }
    }
  }, 60_000);
});
