import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { namesFound } from '../../scripts/names/examples.ts';
import { examplesOf, withoutCapitals } from '../../scripts/tagger/examples.ts';
import { draftsFor } from './draftsFor.ts';

/** The statements of a message of which nothing but names takes a capital. */
const told = async (topic: string) => (await draftsFor('mensagem_whatsapp', topic))[0]!.split('\n')[2]!;

describe('a name that its owner typed in small letters', () => {
  it.each([
    ['faço frete de geladeira para vila ré e cangaíba por 90 reais', /Vila Ré e Cangaíba/],
    [
      'conserto de máquina brastemp e electrolux com visita grátis em rio tavares',
      /Brastemp e Electrolux .* Rio Tavares/,
    ],
    ['as aulas da professora marlene recomeçam dia 10 no colégio dom bosco', /professora Marlene .* Dom Bosco/],
    ['agradecemos ao seu jorge e a dona cida pela festa', /seu Jorge e à? ?a? ?dona Cida/i],
    ['quermesse da santa luzia, sao joao na vila', /Santa Luzia, São João/],
    ['retirada na rua major gote do lado da padaria santa edwiges', /Major Gote .* Santa Edwiges/],
  ])('has its capitals in a draft: %s', async (topic, wanted) => {
    expect(await told(topic)).toMatch(wanted);
  });

  it('is found in topics that the weights were not trained on, with few words that are no names', async () => {
    const { dictionary, names } = await loadLanguage();
    const examples = examplesOf('names', 'heldOut', dictionary, withoutCapitals);
    expect(examples).toHaveLength(200);
    const { precision, recall } = namesFound(names, examples, dictionary);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.765);
  });

  it('has its capitals at the end of a line too', async () => {
    const [text] = await draftsFor('mensagem_whatsapp', 'frete para rio tavares\nentrego na vila ré');
    expect(text).toMatch(/Rio Tavares/);
    expect(text).toMatch(/Vila Ré/);
  });
});

describe('a word that may be a name and is none', () => {
  it.each([
    'buquê de rosa branca com folha de eucalipto por 65 reais',
    'bolo de mel com nozes encomenda com dois dias de antecedência',
    'pão de queijo da serra saindo do forno no centro da cidade',
    'aluguel de casa nova com vista pro rio perto da praça',
  ])('keeps its small letters: %s', async (topic) => {
    expect((await told(topic)).replace('R$', '').slice(1)).not.toMatch(/\p{Lu}/u);
  });
});
