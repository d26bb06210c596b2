import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { punctuate } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import { withoutRequest } from '../../src/adapters/writer/draft/request.ts';
import { draftsFor } from './draftsFor.ts';

const language = await loadLanguage();

describe('a request for a text', () => {
  it.each([
    'Informar os horários que a loja abre no feriado: das 9h às 13h',
    'Lembrar os preços que valem até sexta',
    'Avisar os dias que não abrimos: 24 e 25',
  ])('makes no readers of the things that it names: %s', (typed) => expect(withoutRequest(typed)).not.toMatch(/ aos /));

  it.each([
    ['Roteiro de 30 segundos mostrando um dia na fazenda: a ordenha às 5h', 'um dia na fazenda: a ordenha às 5h'],
    ['quero fazer um vídeo explicando porque o disjuntor cai', 'Por que o disjuntor cai'],
    ['faz um roteiro curto ensinando a ver se o pneu está careca', 'Como ver se o pneu está careca'],
    ['sou nutricionista e quero um post em carrossel com ideias de lanche', 'ideias de lanche'],
    ['post perguntando francesinha ou vermelha', 'francesinha ou vermelha'],
    ['Bolo de pote, descrição pro iFood. 250ml.', 'Bolo de pote. 250ml.'],
    [
      'Fizemos 5 anos e queria mandar um e-mail pros clientes agradecendo, hoje somos 9',
      'Fizemos 5 anos. hoje somos 9',
    ],
    ['e-mail pros clientes que compraram ano passado. chegou a coleção', 'Chegou a coleção'],
    ['enviar um e-mail para quem se hospedou pedindo que respondam a uma pesquisa', 'respondam a uma pesquisa'],
    [
      'Queremos ouvir vocês: enviar um e-mail para quem se hospedou pedindo que respondam a uma pesquisa',
      'Queremos ouvir vocês: respondam a uma pesquisa',
    ],
    ['Mandar no grupo pras clientes votarem no sabor de julho', 'Votem no sabor de julho'],
    ['queria postar sobre o seu Antônio, 68 anos', 'o seu Antônio, 68 anos'],
    ['oi, quero mandar pra quem sumiu das aulas. a gente sente falta', 'a gente sente falta'],
    ['quero um vídeo mostrando porque não pode jogar óleo na pia', 'Por que não pode jogar óleo na pia'],
    ['e-mail pros alunos com 4 dicas para treinar', 'Aviso aos alunos: 4 dicas para treinar'],
  ])('is left out of the text: %s', (typed, left) => expect(withoutRequest(typed)).toBe(left));

  it.each([
    'Sou nutricionista e atendo em Candeias',
    'clientes que compraram ano passado têm 10%',
    'Trouxemos um vídeo de 30 segundos da fazenda',
  ])('is not found in statements to customers: %s', (typed) => expect(withoutRequest(typed)).toBe(typed));
});

describe('items that follow each other with their prices', () => {
  it.each([
    [
      'mesmos preços, corte R$ 30 barba R$ 25 combo R$ 50. venha',
      'mesmos preços, corte R$ 30, barba R$ 25, combo R$ 50. venha',
    ],
    ['coxinha, cento R$ 85 meio cento R$ 45', 'coxinha, cento R$ 85, meio cento R$ 45'],
    ['Carne R$ 9 frango R$ 8. Jogo no telão', 'Carne R$ 9, frango R$ 8. Jogo no telão'],
    ['Ontem custava R$ 30 hoje sai R$ 25. Venha', 'Ontem custava R$ 30 hoje sai R$ 25. Venha'],
  ])('are separated by commas: %s', (typed, marked) => expect(punctuate(typed, language)).toBe(marked));
});

describe('the placeholder for the number of an authorisation', () => {
  it('stands after the sentence about the raffle, between other sentences', async () => {
    const topic =
      'Queremos ouvir você. Quem responder até o dia 20 concorre a uma diária por sorteio. A piscina foi reformada.';
    const [text = ''] = await draftsFor('mensagem_whatsapp', topic);
    expect(text).toContain('por sorteio (autorização [preencher: número da autorização]).');
    expect(text).toContain('A piscina foi reformada.');
  });
});
