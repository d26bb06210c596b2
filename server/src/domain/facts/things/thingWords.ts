import { wordsOf } from '../../text/words.ts';
import { stem } from '../stem.ts';

/** Words beside a value that name no thing. */
const wordsOfNoThing = new Set(
  (
    'o a os as um uma uns umas de da do das dos em na no nas nos num numa por pra pro para com c sem s e ou mas que q se ja so ' +
    'somente apenas ate mais menos muito bem aqui la ai isso esse essa este esta cada todo toda todos todas tudo ao aos ' +
    'agora hoje hj sai saem sair saindo custa custam custando fica ficam ficou ta tao esta estao temos tem sera vai vao ' +
    'preco precos valor valores reais real conto contos pila mil rs r promo promocao oferta desconto off voce vc leva leve leva levar ' +
    'partir desde era antes seu sua nosso nossa meu minha gente oi ola quer me te lhe nao sim deste desta nesse nessa neste nesta ' +
    'nova novo novos novas anota olha confira aproveite garanta peca pede venha vem chega chegou quem quando onde como entre pelo pela ' +
    'uns paga pagam pague valendo vale cobro cobramos fazemos faco faz feito deu da dao dar ser sao foi eh tambem inclui incluso ' +
    'x h hs hora horas as dia dias semana das a partir reserve chama chame link bio direct whats whatsapp zap'
  ).split(' '),
);

const unitAbbreviations: Readonly<Record<string, string>> = {
  litro: 'l',
  litros: 'l',
  grama: 'g',
  gramas: 'g',
  gr: 'g',
  quilo: 'kg',
  quilos: 'kg',
  centimetro: 'cm',
  centimetros: 'cm',
  metro: 'm',
  metros: 'm',
};

/** A measure, which becomes one word of a name: "5 cm" and "5cm", "18 litros" and "18l". */
const measurePattern =
  /(?<![\d.,])(\d+(?:,\d+)?)\s?(ml|litros?|l|gramas?|gr?|quilos?|kg|cm|centimetros?|metros?|mm|m)\b/g;

/** The stems of folded words that name things. */
export const stemsOf = (foldedText: string): readonly string[] =>
  wordsOf(
    foldedText
      .replace(/\ba mais\b(?! (?:d[eo]|que)\b)/g, 'extra')
      .replace(
        measurePattern,
        (_, value: string, unit: string) => `${value.replace(',', 'v')}${unitAbbreviations[unit] ?? unit}`,
      ),
  )
    .map(({ text }) => text)
    .filter((word) => !wordsOfNoThing.has(word) && (word.length > 1 || /[gmp]/.test(word)))
    .map(stem)
    .slice(0, 12);
