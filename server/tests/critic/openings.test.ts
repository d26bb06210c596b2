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

it('neither a greeting before it nor other marks make another opening', () => {
  expect(repeated([`${cake}\n${rest[0]}`, `Oi, tudo bem?\nBOLO de cenoura, saindo do forno!\n${rest[1]}`])).toEqual([
    1,
  ]);
});

it('three different openings are accepted, and one that the owner has had is refused', () => {
  const texts = [cake, ...others].map((opening, index) => `${opening}\n${rest[index]}`);
  expect(repeated(texts)).toEqual([]);
  expect(repeated(texts, [others[0]!])).toEqual([1]);
});
