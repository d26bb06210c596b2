import { expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt } from '../contracts/writer.ts';

/** Which of these texts begin as an earlier one did, or as one of the owner's last texts. */
function repeated(texts: readonly string[], recentOpenings: readonly string[] = []): readonly number[] {
  const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp' }, count: texts.length, recentOpenings });
  return critique({ ...task, texts })
    .filter(({ code }) => code === 'opening-repeated')
    .map(({ variation }) => variation);
}

const cake = 'Bolo de cenoura saindo do forno.';
const others = ['Cobertura de chocolate para todo lado.', 'Sexta pede um doce na mesa da família.'];
const rest = ['Quer reservar o seu?', 'Separe uma fatia e chame as crianças.', 'Responda e a gente guarda.'];

it('a variation that begins as an earlier one of the same request is refused', () => {
  const texts = [cake, others[0], cake].map((opening, index) => `${opening}\n${rest[index]}`);
  expect(repeated(texts)).toEqual([2]);
});

it('a variation that begins as an earlier one is refused though a greeting or other marks come with the words', () => {
  expect(repeated([`${cake}\n${rest[0]}`, `Oi, tudo bem?\nBOLO de cenoura, saindo do forno!\n${rest[1]}`])).toEqual([
    1,
  ]);
});

it('the line in which a message says who speaks does not count as a repeated opening', () => {
  const texts = others.map((opening, index) => `Oi! Aqui é da Padaria da Lu. 🥖\n\n${opening}\n${rest[index]}`);
  expect(repeated(texts)).toEqual([]);
  expect(repeated([texts[0]!, `Bom dia! É da Padaria da Lu.\n\n${others[0]}\n${rest[1]}`])).toEqual([1]);
});

it('three different openings are accepted, and an opening of an earlier text of the owner is refused', () => {
  const texts = [cake, ...others].map((opening, index) => `${opening}\n${rest[index]}`);
  expect(repeated(texts)).toEqual([]);
  expect(repeated(texts, [others[0]!])).toEqual([1]);
});

it('a text that is a copy of another one is reported as identical, and not as a repeated opening too', () => {
  const text = `${cake}\n${rest[0]}`;
  const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp' }, count: 2 });
  const found = critique({ ...task, texts: [text, text] }).filter(({ variation }) => variation === 1);
  expect(found.map(({ code }) => code)).toEqual(['identical']);
});

it('a description may begin with the name of the product again, and with no other words', () => {
  const repeats = (first: string) => {
    const brief = { contentType: 'descricao_produto', topic: 'bolo de cenoura' } as const;
    const task = anAttempt({ brief, count: 1, recentOpenings: [first] });
    return critique({ ...task, texts: [`${first}\n\n- Serve bem`] }).some(({ code }) => code === 'opening-repeated');
  };
  expect(repeats('Bolo de cenoura')).toBe(false);
  expect(repeats('Cobertura que estala')).toBe(true);
});

it('three short sentences are accepted as the opening of one text, and reported as a repetition in the next', () => {
  const inThree = (texts: readonly string[], recentOpenings: readonly string[] = []) =>
    critique({
      ...anAttempt({ brief: { contentType: 'mensagem_whatsapp' }, count: texts.length, recentOpenings }),
      texts,
    }).flatMap(({ code, severity, variation }) => (code === 'opening-in-three' ? [[severity, variation]] : []));
  const texts = [`Sabor. Calma. Carinho.\n${rest[0]}`, `Fofo. Doce. Quente.\n${rest[1]}`];
  expect(inThree(texts)).toEqual([['soft', 1]]);
  expect(inThree(texts.slice(0, 1))).toEqual([]);
  expect(inThree(texts.slice(0, 1), ['Fofo. Doce. Quente.'])).toEqual([['soft', 0]]);
});
