import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import { withCommas } from '../../src/adapters/writer/draft/enumerations.ts';
import { itemsOf, statementsIn } from '../../src/adapters/writer/draft/statements.ts';
import { tidy } from '../../src/domain/facts/tidy.ts';
import { wordsOf, fold } from '../../src/domain/words.ts';

const dictionary = await loadDictionary();
const statements = (topic: string) => statementsIn(tidy(topic, dictionary, []));

describe('a sentence without marks', () => {
  it.each([
    [
      'marmita 18 feijoada 25 so sexta e sabado entrega gratis no centro pedido ate 10h30',
      ['marmita R$ 18, feijoada R$ 25', 'só sexta e sábado', 'entrega grátis no centro', 'pedido até 10h30'],
    ],
    [
      'remendo 25 balanceamento 20 cada roda atendo domingo ate meio dia',
      ['remendo R$ 25, balanceamento R$ 20 cada roda', 'atendo domingo até meio-dia'],
    ],
    [
      'contratamos padeiro com experiencia salario 2400 mais vale deixar curriculo no balcao',
      ['contratamos padeiro com experiência', 'salário: R$ 2.400 mais vale', 'deixar currículo no balcão'],
    ],
    [
      'ofertas de sexta arroz 5kg 24,90 feijao 1kg 7,49 limite 3 por pessoa',
      ['ofertas de sexta: arroz 5kg R$ 24,90, feijão 1kg R$ 7,49', 'limite de 3 por pessoa'],
    ],
    [
      'bazar dia 29/11 das 8 as 14 na rua bahia 450 roupa a partir de 3 reais',
      ['bazar dia 29/11, das 8h às 14h na Rua Bahia, 450', 'roupa a partir de R$ 3'],
    ],
    ['a partir de janeiro mudamos pra rua bahia 450', ['a partir de janeiro mudamos pra Rua Bahia, 450']],
    [
      'benzo quebranto nao cobro nada quem quiser traz um quilo',
      ['benzo quebranto', 'não cobro nada', 'quem quiser traz um quilo'],
    ],
  ])('%j states %j', (topic, stated) => expect(statements(topic)).toEqual(stated));

  it.each([
    'torta de limão com massa amanteigada',
    'agradecemos aos clientes que não desistiram da gente',
    'quem não aceita cartão perde venda',
  ])('%j stays whole', (sentence) => expect(statements(sentence)).toEqual([sentence]));

  it('loses and adds no word but "de" of a measure and the "e" of a list', () => {
    const word = fc.constantFrom(
      ...'corte escova R$ 40 R$ 25,90 o quilo só hoje entrega grátis garantia 90 dias não aceito cartão de segunda a sexta às 9h dia 5/12 quem vier com sem e ou'.split(
        /(?<!R\$) (?!o quilo|dias)/,
      ),
    );
    const plain = (text: string) =>
      wordsOf(fold(text))
        .map(({ text: one }) => one)
        .filter((one) => one !== 'de' && one !== 'e');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const sentence = words.join(' ');
        const stated = statementsIn(sentence);
        expect(plain(stated.join(' '))).toEqual(plain(sentence));
        expect(plain(stated.flatMap((one) => itemsOf(one) ?? [one]).join(' '))).toEqual(plain(sentence));
      }),
    );
  });
});

describe('a list without marks', () => {
  it('gets commas between things of one kind, and none within a name', () => {
    expect(withCommas('alface couve e tomate')).toBe('alface, couve e tomate');
    expect(withCommas('pizza grande de banana prata')).toBe('pizza grande de banana prata');
  });

  it('is set out with a colon before each price', () => {
    expect(itemsOf('ofertas: arroz R$ 20, feijão R$ 7 o quilo')).toEqual([
      'ofertas:',
      'arroz: R$ 20',
      'feijão: R$ 7 o quilo',
    ]);
    expect(itemsOf('entrega acima de R$ 100')).toBeNull();
  });
});
