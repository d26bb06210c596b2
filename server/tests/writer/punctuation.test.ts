import { describe, expect, it } from 'vitest';
import { hastyOf } from '../../scripts/punctuation/examples.ts';
import { scoreOf } from '../../scripts/punctuation/score.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { punctuate } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import { withoutOrderClauses } from '../../src/adapters/writer/draft/instructions.ts';

const language = await loadLanguage();
const { dictionary, punctuationWeights, tag } = language;
const marked = (words: string) => punctuate(words, language);
/** Its marks, whichever they are, as commas. */
const set = (words: string) => marked(words).replace(/[.:](?= )/g, ',');

describe('a run-on sentence', () => {
  it.each([
    ['não cobro nada quem quiser traz uma vela', 'não cobro nada, quem quiser traz uma vela'],
    ['caminhão R$ 60 vou até o local mas só até 30 km', 'caminhão R$ 60, vou até o local, mas só até 30 km'],
    [
      'lavagem completa R$ 70 caminhonete + R$ 20 de segunda a sábado das 7h30 às 17h30',
      'lavagem completa R$ 70, caminhonete + R$ 20, de segunda a sábado, das 7h30 às 17h30',
    ],
    ['entrada R$ 15 criança até 10 não paga', 'entrada R$ 15, criança até 10 não paga'],
    [
      'cimento R$ 38,50 o saco acima de 20 sacos sai R$ 36,90',
      'cimento R$ 38,50 o saco, acima de 20 sacos sai R$ 36,90',
    ],
    ['gás R$ 105 no dinheiro R$ 110 no cartão', 'gás R$ 105 no dinheiro, R$ 110 no cartão'],
    ['porta R$ 80 de dia R$ 130 depois das 22h', 'porta R$ 80 de dia, R$ 130 depois das 22h'],
    ['casaco a partir de R$ 35 bota R$ 40', 'casaco a partir de R$ 35, bota R$ 40'],
    ['R$ 160 sofá de 3 lugares R$ 60 colchão solteiro', 'R$ 160 sofá de 3 lugares, R$ 60 colchão solteiro'],
    ['abro de quinta a domingo das 18h às 23h só aceito Pix', 'abro de quinta a domingo das 18h às 23h, só aceito Pix'],
    ['não é remédio é tradição da minha bisavó', 'não é remédio, é tradição da minha bisavó'],
    [
      'quem vier de segunda ganha a sobrancelha não precisa marcar',
      'quem vier de segunda ganha a sobrancelha, não precisa marcar',
    ],
    [
      'está pronta pode buscar até sexta depois disso cobro R$ 5',
      'está pronta, pode buscar até sexta, depois disso cobro R$ 5',
    ],
    ['aceito Pix e cartão não troco peça', 'aceito Pix e cartão, não troco peça'],
    ['mudamos de endereço agora estamos no centro', 'mudamos de endereço, agora estamos no centro'],
    ['vai no microondas não vai na lava-louças', 'vai no microondas, não vai na lava-louças'],
    ['rodízio R$ 59,90 adulto criança até 7 paga metade', 'rodízio R$ 59,90 adulto, criança até 7 paga metade'],
    ['leva canga e água se chover não tem', 'leva canga e água, se chover não tem'],
    ['R$ 36 o saco acima de 20 sacos R$ 34', 'R$ 36 o saco, acima de 20 sacos R$ 34'],
    ['atendo convênio particular não atendo', 'atendo convênio, particular não atendo'],
    ['lavagem R$ 60 carro pequeno R$ 80 SUV com cera', 'lavagem R$ 60 carro pequeno, R$ 80 SUV com cera'],
    ['vestidos R$ 59 calças R$ 79 blusas R$ 30', 'vestidos R$ 59, calças R$ 79, blusas R$ 30'],
    ['a declaração vence 31 de maio a gente faz por R$ 80', 'a declaração vence 31 de maio, a gente faz por R$ 80'],
    ['turma começa 5 de fevereiro 12 vagas 30 dias de aula', 'turma começa 5 de fevereiro, 12 vagas, 30 dias de aula'],
    ['adestro na casa do dono 6 aulas R$ 480', 'adestro na casa do dono, 6 aulas R$ 480'],
    ['entrego em BH frete à parte', 'entrego em BH, frete à parte'],
    ['prova prática mudou de lugar agora é no centro', 'prova prática mudou de lugar, agora é no centro'],
    ['entrega no dia se pedir até 14h cartão de brinde', 'entrega no dia se pedir até 14h, cartão de brinde'],
    ['lavagem R$ 40 chuva em 24h lava de novo', 'lavagem R$ 40, chuva em 24h, lava de novo'],
    ['R$ 199 no cartão pedido até quarta', 'R$ 199 no cartão, pedido até quarta'],
    ['pode cristalizar é normal', 'pode cristalizar, é normal'],
    ['das 10h às 19h sem agendar menor de 18 não tatuo', 'das 10h às 19h sem agendar, menor de 18 não tatuo'],
    ['sai a cento e doze no Pix no cartão é cento e dezoito', 'sai a cento e doze no Pix, no cartão é cento e dezoito'],
  ])('%j has the commas of %j', (typed, written) => expect(set(typed)).toBe(written));

  it.each([
    [
      'benzimento terça e quinta das 14h às 18h não cobro nada quem quiser traz 1kg de alimento. criança tem prioridade',
      'benzimento terça e quinta das 14h às 18h. não cobro nada, quem quiser traz 1kg de alimento. criança tem prioridade',
    ],
    [
      'Informamos que a partir de 1º de março o prazo para envio dos documentos será até 10 de abril. Depois há taxa.',
      'Informamos que a partir de 1º de março o prazo para envio dos documentos será até 10 de abril. Depois há taxa.',
    ],
  ])('%j has marks where many words have none, unless its owner writes with care: %j', (typed, written) =>
    expect(marked(typed)).toBe(written),
  );

  it.each([
    [
      'almoço incluso R$ 180 adulto R$ 90 criança até 10 anos',
      'almoço incluso R$ 180 adulto, R$ 90 criança até 10 anos',
    ],
    ['entrada R$ 15 criança R$ 8', 'entrada R$ 15, criança R$ 8'],
  ])('%j has each price with who pays it: %j', (typed, written) => expect(set(typed)).toBe(written));

  it('has a colon after "dica" before a negation', () => {
    expect(marked('dica não troca a água toda')).toBe('dica: não troca a água toda');
  });

  it.each([
    'segunda não atendo',
    'corte é R$ 35 e corte + barba R$ 55',
    'guia a gente indica o Jaílson',
    'encontro no café Girassol',
    'reunião com os pais dia 29/01 18h30',
    'feita por 6 mulheres',
    'troquei o espelho e ela chorou',
    'frete grátis MG e SP',
    'mão e pescoço não faço',
    'até 30 de novembro o valor fica em R$ 410',
    'plantão grátis toda 1ª sexta',
    'pronta em 2 dias ganha 1 câmara',
    'tem que ficar 4 horas fora de casa com os bichinhos',
    'quem parcela não paga juros',
    'criança até 6 não paga',
    'não vai ter aula porque o prédio vai dedetizar',
    'pode doar quem tem de 16 a 69 anos',
    'leva a receita que a gente faz o óculos em 5 dias',
    'não dá sintoma e por isso é bom medir',
    'últimos lugares, ótimos preços e próximos cursos no mesmo lugar',
    'R$ 30 vai pra R$ 35',
    'pacote 8 aulas R$ 420',
    'mesa de peroba cabe 6 pessoas R$ 2.800',
    'sobraram 3 vagas na van',
    'nanoblading R$ 550 com retoque em 30 dias incluso',
    'todo dia às 8h se o mar deixar',
    'quem renovar até 10 de dezembro mantém o valor',
    'revisão grátis essa semana',
    'horário à noite também',
    'para diabético faço sem arroz',
    'depois das 22h R$ 120',
    'só entra na festa quem quiser pagar',
    'não só pão, mas também bolo',
    'três dias depois volta ao normal',
    'desde então a loja é da família',
    'proibido menor de 18 não acompanhado',
    'corte (R$ 40 barba R$ 30)',
    'quem trouxer um amigo ganha 10%',
    'R$ 59,90 o quilo no Pix',
    'moto e carro R$ 30',
  ])('gets no comma within %j', (typed) => expect(set(typed)).toBe(typed));

  it.each([
    [
      'pagamento até dia 10, quem fechar até 20/12 mantém o preço',
      'pagamento até dia 10. quem fechar até 20/12 mantém o preço',
    ],
    ['acompanhante pode, se chover passa pro outro sábado', 'acompanhante pode. se chover passa pro outro sábado'],
    ['R$ 90 a limpeza, se não tiver conserto não cobro', 'R$ 90 a limpeza. se não tiver conserto não cobro'],
    ['desconto de 10% no total, quem pagar à vista', 'desconto de 10% no total, quem pagar à vista'],
    ['aula no parque dia 12, se não chover', 'aula no parque dia 12, se não chover'],
    [
      'dura uns 40 minutos, quem usa aparelho precisa avisar antes, só atendemos o plano da empresa',
      'dura uns 40 minutos. quem usa aparelho precisa avisar antes. só atendemos o plano da empresa',
    ],
    [
      'ajuste de vestido, R$ 70 a barra, precisa de duas provas, última data pra trazer é 20 dias antes',
      'ajuste de vestido, R$ 70 a barra. precisa de duas provas. última data pra trazer é 20 dias antes',
    ],
    ['às terças, quem mostra o convite paga R$ 20', 'às terças, quem mostra o convite paga R$ 20'],
  ])('%j ends where a rule of its own begins: %j', (typed, written) => expect(marked(typed)).toBe(written));

  it.each([
    [
      'película fosca, se fizer bolha em 7 dias troco de graça',
      'película fosca. se fizer bolha em 7 dias, troco de graça',
    ],
    [
      'quem vai passar de R$ 81 mil no ano precisa sair do MEI, a gente faz a mudança por R$ 450',
      'quem vai passar de R$ 81 mil no ano precisa sair do MEI. a gente faz a mudança por R$ 450',
    ],
  ])('%j, in which the owner sets commas, is not ended after a condition: %j', (typed, written) =>
    expect(marked(typed)).toBe(written),
  );

  it.fails('is separated on the right side of a place that could end one clause or begin the next', () => {
    expect(set('cobro R$ 30 no centro entrego grátis')).toBe('cobro R$ 30, no centro entrego grátis');
  });

  it('gets the punctuation marks of most held-out topics', () => {
    const { precision, recall, sameSort } = scoreOf(punctuationWeights, tag, hastyOf('heldOut', dictionary));
    expect(precision).toBeGreaterThan(0.83);
    expect(recall).toBeGreaterThan(0.72);
    expect(sameSort).toBeGreaterThan(0.75);
  });

  it.each([
    ['Levo os produtos (luva, pano e balde).', 'marks within brackets'],
    ['Casa da Esquina', 'a mark within a name'],
    ['festa (corte R$ 40 barba R$ 30)', 'marks within brackets'],
    ['bolo de pote R$ 12 a unidade', 'a mark between a price and its unit'],
  ])('gets no mark in %j: %s', (typed) => expect(marked(typed)).toBe(typed));

  it.each([
    [
      '1) corte R$ 40 2) barba R$ 30 aberto sábado (os dois por R$ 60 sábado fecha)',
      'barba R$ 30. aberto sábado (os dois por R$ 60 sábado fecha)',
    ],
    ['obrigada :) não abrimos sábado entrega grátis acima de R$ 80', 'sábado. entrega grátis'],
  ])('is not split as if "1)" and ":)" were brackets: %s', (typed, part) => expect(marked(typed)).toContain(part));

  it('stays as it is when its owner ends the sentences', () => {
    const typed = 'A partir de segunda, dia 3, abrimos às 6h30. Pão sai às 7h e às 16h bolo às 17h.';
    expect(marked(typed)).toBe(typed);
  });

  it('keeps the marks of its owner, except that a comma may become the end of a statement', () => {
    const typed = 'Corte R$ 40, barba R$ 30. Não abre domingo; segunda: só com hora marcada!';
    expect(marked(typed).replace('40. barba', '40, barba')).toBe(typed);
  });

  it('keeps the commas of its owner, also before words that could be an order to the writer', () => {
    const typed = 'cada caso é um caso, não prometo resultado';
    expect(withoutOrderClauses(typed)).toBe(typed);
  });
});
