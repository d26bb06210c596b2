import { describe, expect, it } from 'vitest';
import { asTyped, examplesOf } from '../../scripts/tagger/examples.ts';
import { ordersFound, roleFound } from '../../scripts/tagger/score.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { readOrders } from '../../src/adapters/writer/draft/orders/applyOrders.ts';
import { imperativeOf } from '../../src/adapters/writer/draft/orders/imperative.ts';
import { describeShots } from '../../src/adapters/writer/draft/shots.ts';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';
import { draftsFor } from './draftsFor.ts';

const language = await loadLanguage();
const { dictionary, tag } = language;

describe('an order to the writer', () => {
  it('is found in held-out topics, and almost no fact is taken for one', () => {
    const { precision, recall } = ordersFound(tag, examplesOf('orders', 'heldOut', dictionary, asTyped));
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.7);
  });

  it('is found in held-out topics of videos and requests too', () => {
    const { precision, recall } = ordersFound(tag, examplesOf('both', 'heldOut', dictionary, asTyped));
    expect(precision).toBeGreaterThanOrEqual(0.96);
    expect(recall).toBeGreaterThanOrEqual(0.65);
  });

  it.each([
    ['bolo de rolo R$ 40 faz engraçado', 'bolo de rolo R$ 40'],
    [
      'O cliente escolhe. Não tenho pronta entrega: hoje a fila está em 4 instrumentos.',
      'O cliente escolhe. Não tenho pronta entrega: hoje a fila está em 4 instrumentos.',
    ],
    ['fala que a entrega é grátis', 'a entrega é grátis'],
    ['lanche artesanal R$ 28 no final pergunta qual o seu preferido', 'lanche artesanal R$ 28\nQual o seu preferido?'],
    ['pede pra marcar quem ama pastel', 'Marque quem ama pastel'],
    ['coxinha de jaca R$ 7, descreve dando água na boca, mas sem diminutivo', 'coxinha de jaca R$ 7'],
    ['mesas só até 20h. Não mencione promoção. Quero gratidão.', 'mesas só até 20h.'],
    [
      'balde com 5 long neck a R$ 45 mesa só até 20h. Não mencione promoção.',
      'balde com 5 long neck a R$ 45 mesa só até 20h.',
    ],
    ['queijo R$ 72 o quilo. Escreva sem exagero, com no máximo 5 linhas.', 'queijo R$ 72 o quilo.'],
    [
      'Mudou a regra: até 21 dias custa R$ 80. Começa em 1º de julho. Não peça desculpa pelo aumento, só explique direitinho.',
      'Mudou a regra: até 21 dias custa R$ 80. Começa em 1º de julho.',
    ],
    ['queijo R$ 72 o quilo. Não inventa prêmio, que a gente nunca ganhou nenhum.', 'queijo R$ 72 o quilo.'],
    [
      'some com risco leve em um dia, não protege de queda como a de vidro, cortamos na hora, não usa a palavra barato',
      'some com risco leve em um dia, não protege de queda como a de vidro, cortamos na hora',
    ],
    ['depois volta pra arara não troca faz curtinho e sem emoji', 'depois volta pra arara não troca'],
    ['sexta volta pros R$ 45 fala que domingo não abre', 'sexta volta pros R$ 45\ndomingo não abre'],
  ])('is cut from %j, which leaves %j', (typed, left) => expect(readOrders(typed, language)).toBe(left));

  it.each([
    [
      'Prefiro um parágrafo',
      'Moldura de demolição em peroba, 30 x 40 cm, com vidro antirreflexo. Nenhuma sai igual à outra, pois as marcas de prego ficam. R$ 165. Prefiro um parágrafo só.',
    ],
    [
      'Quero gratidão',
      'A loja fecha as portas em dezembro, depois de 33 anos vendendo botões e linhas. Tudo com 40% até acabar, menos máquinas. Não quero um texto triste; quero gratidão.',
    ],
    [
      'quatro frases',
      'Parabéns ao aluno que passou na prova prática! Peça a ele que conte para um amigo: o indicado ganha uma aula de baliza. Algo caloroso, de no máximo quatro frases.',
    ],
  ])('with %j is cut from a topic that is typed without marks: %s', (order, typed) =>
    expect(readOrders(typed, language)).not.toContain(order),
  );

  it.each([
    'minha avó fala que bolo é amor',
    'todo mundo pergunta se tem estacionamento',
    'faço texto de convite e arte digital, R$ 35',
    'caneca com texto personalizado R$ 35',
    'não aceitamos cartão na barraca da feira, só Pix e dinheiro',
    'pedir até 10h pra receber no almoço',
    'coloca um sorriso no rosto de quem você ama, ensaio de Natal R$ 150',
    'coloca emoji na caneca, R$ 35',
    'Não usar com preservativo.',
    'Pizza R$ 40. Mencione este post e ganhe 10%.',
    'Ontem entregamos o terno do neto de um senhor que vestimos em 1974.',
    'Quero agradecer às noivas que já vesti e oferecer 10% no aluguel.',
    'direitos de quem foi demitida grávida, prazo de até 2 anos pra entrar com ação',
    'esterilização com agulha descartável, recomendada, mas não obrigatória',
    'como ver se o pneu tá careca com moeda, alinhamento e balanceamento R$ 120 os dois',
    'A mesa ainda tem as marcas dos pregos, que eu não escondo, porque é isso que o cliente procura.',
  ])('is not found in statements to customers: %s', (typed) => expect(readOrders(typed, language)).toBe(typed));
});

describe('the imperative', () => {
  it.each([
    ['marcar', 'marque'],
    ['chegar', 'chegue'],
    ['abraçar', 'abrace'],
    ['conhecer', 'conheça'],
    ['trazer', 'traga'],
    ['responderem', 'responda'],
    ['comentem', 'comente'],
    ['passear', 'passeie'],
    ['sentirem', 'sinta'],
    ['dormir', 'durma'],
    ['servir', 'sirva'],
    ['descobrir', 'descubra'],
    ['sair', 'saia'],
    ['perder', 'perca'],
    ['ouvirem', 'ouça'],
    ['conseguir', 'consiga'],
    ['poder', 'possa'],
    ['experimentar', 'experimente'],
    ['façam', 'faça'],
  ])('of %s is %s', (verb, said) => expect(imperativeOf(verb, dictionary)).toBe(said));

  it.each(['sabor novo', 'querem', 'podem', 'mensagem', 'viagem', 'lugar', 'bar', 'zumbir', 'por'])(
    'is not made from a word that is not certainly a verb: %s',
    (words) => expect(imperativeOf(words, dictionary)).toBe(null),
  );
});

describe('a shot that an owner asks for', () => {
  const videos = examplesOf('videos', 'heldOut', dictionary, asTyped);

  it.each([
    ['told', 0.94, 0.94],
    ['seen', 0.8, 0.85],
  ] as const)('is told apart from facts in held-out topics: %s', (role, least, most) => {
    const { precision, recall } = roleFound(language.rolesOf, videos, role);
    expect(precision).toBeGreaterThanOrEqual(least);
    expect(recall).toBeGreaterThanOrEqual(most);
  });

  it('gets a scene without speech when the topic has too few facts', async () => {
    const [text = ''] = await draftsFor(
      'roteiro_reels',
      'Bolo de cenoura por R$ 40. Mostra a massa batendo, depois o forno, depois a calda caindo.',
    );
    expect(text).toContain('| A massa batendo\n');
    expect(text).toContain('(sem fala) | O forno\n');
    expect(text).toContain('| A calda caindo\n');
    expect(text).not.toMatch(/Mostra|depois/);
  });

  it('shares a scene with others when the video has no time for more scenes', async () => {
    const shots = Array.from({ length: 14 }, (_, index) => `o bolo ${index + 1} saindo do forno`);
    for (const text of await draftsFor('roteiro_reels', `Bolo por R$ 40. Mostra ${shots.join(', depois ')}.`)) {
      expect(Number(/^\d+-(\d+) s \|(?![^]*\n\d+-)/m.exec(text)?.[1])).toBeLessThanOrEqual(60);
      expect(text).toContain('O bolo 14 saindo do forno');
    }
  });

  it('is left out when the owner forbids to show it', async () => {
    const [text = ''] = await draftsFor(
      'roteiro_reels',
      'benzimento toda segunda das 14h as 17h. filmar as ervas, nao mostrar o rosto de ninguem',
    );
    expect(text).toContain('As ervas');
    expect(text).not.toContain('rosto');
  });

  it('is split into two scenes when two persons act one after the other', async () => {
    const [text = ''] = await draftsFor(
      'roteiro_reels',
      'Conserto de violão por R$ 90. Filmar eu trocando as cordas com calma e o dono tocando na calçada.',
    );
    expect(text).toContain('| Você trocando as cordas com calma\n');
    expect(text).toContain('| O dono tocando na calçada\n');
  });

  it('keeps "minha" behind "eu abro", and says "sua" to an owner who is seen doing something', async () => {
    const [first = ''] = await draftsFor(
      'roteiro_reels',
      'Quero um reels cortando o bolo de churros em câmera lenta. Fatia R$ 16.',
    );
    expect(first).toContain('| Cortando o bolo de churros em câmera lenta\n');
    expect(describeShots(['eu abro a minha lancheira', 'eu mostrando a minha mesa'])).toEqual([
      'Eu abro a minha lancheira',
      'Você mostrando a sua mesa',
    ]);
  });

  it('is addressed to the owner before a participle, and is no fragment of an order', () => {
    expect(describeShots(['eu sentada na bola de pilates explicando', 'da oficina', 'eu mostro'])).toEqual([
      'Você sentada na bola de pilates explicando',
    ]);
    expect(describeShots(['da primeira volta até a mandala pronta'])).toHaveLength(1);
  });

  it('takes no price, negation or interval out of the speech', async () => {
    const topic =
      'filma eu mostrando a correia gasta no motor aberto. trocar a cada 50 mil km, kit sai 620. correia de moto não tenho. no final eu digo que o orçamento é de graça';
    const [text = ''] = await draftsFor('roteiro_reels', topic);
    expect(text).toMatch(/rocar a cada 50 mil km/);
    expect(text).toMatch(/\| Correia de moto não tenho\. \|/);
    expect(text).toMatch(/\| (?:E tem mais: o|O) orçamento é de graça\. \|/);
    expect(text).not.toContain('digo');
    const [florist] = await draftsFor(
      'roteiro_reels',
      'mostrar eu montando o buquê de 12 rosas e o motoboy saindo. buquê 149, entrega 15 no centro. rosa azul não tenho. uns 30 segundos',
    );
    expect(florist).toMatch(/\| Rosa azul não tenho\. \|/);
    const [other] = await draftsFor('roteiro_reels', 'filmar o pneu careca, falar q abaixo de 1,6mm da multa');
    expect(other).toMatch(/[Aa]baixo de 1,6mm/);
    const [cuts] = await draftsFor(
      'roteiro_reels',
      'bolo de pote 12 reais, filma eu montando, cortes rápidos a cada 2 segundos',
    );
    expect(cuts).not.toMatch(/^\d+-\d+ s \| [^|]*a cada 2 segundos/m);
  });

  it.each([
    [
      'Limpeza de sofá a seco em duas horas. Mostra a água preta saindo. Atendo Cuiabá.',
      'A água preta saindo',
      'ostra a água',
    ],
    [
      'Por que não pode jogar óleo na pia, eu vou filmar o cano que tirei ontem, a visita é R$ 80.',
      'O cano que tirei ontem',
      'vou filmar',
    ],
    [
      'Entregamos a casa nº 100. Quero um reels mostrando o seu Jorge recebendo a chave, ele juntou 11 anos.',
      'O seu Jorge recebendo a chave',
      'reels',
    ],
    [
      'Bolo de rolo por R$ 40. No fim eu cortando a fatia bem de perto. Entrego em Olinda.',
      'Você cortando a fatia bem de perto',
      'eu cortando',
    ],
  ])('is in the scene column of the script, and not spoken: %s', async (topic, scene, order) => {
    const [text = ''] = await draftsFor('roteiro_reels', topic);
    expect(text).toContain(`| ${scene}\n`);
    expect(text).not.toContain(order);
  });

  it('is not seen in a statement to customers, which is spoken', async () => {
    const [text = ''] = await draftsFor(
      'roteiro_reels',
      'Mostramos o preparo na hora. Filmamos o seu casamento por R$ 900.',
    );
    expect(text).toContain('Mostramos o preparo na hora.');
    expect(text).toContain('Filmamos o seu casamento por R$ 900.');
  });

  it('is not seen in the offer of a business that makes videos', async () => {
    const task = anAttempt({
      brief: {
        contentType: 'roteiro_reels',
        topic: 'Vou gravar o seu casamento do começo ao fim. Entrego em 30 dias.',
      },
      profile: { businessName: 'Luz Filmes', businessDesc: 'Vídeo de casamento' },
    });
    const [text = ''] = textsOf(await createDraftWriter().write(task, soon()));
    expect(text).toContain('Vou gravar o seu casamento do começo ao fim.');
  });
});
