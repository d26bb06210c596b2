import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { punctuate } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import { critique } from '../../src/critic/critic.ts';
import type { ContentType } from '../../src/domain/catalog.ts';
import { locateScript } from '../../src/domain/content/reelsScript.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();
const { dictionary, weights } = await loadLanguage();

const attemptFor = (contentType: ContentType, topic: string) =>
  anAttempt({
    brief: { contentType, topic },
    profile: { businessName: 'Casa da Esquina', businessDesc: null, targetAudience: null, businessNeighborhood: null },
  });
const draftsFor = async (contentType: ContentType, topic: string) =>
  textsOf(await writer.write(attemptFor(contentType, topic), soon()));
const spokenIn = (text: string) => locateScript(text).beats.map(({ speech }) => speech.text);

describe('a sentence that its owner punctuated', () => {
  it.each([
    [
      'A madeira veio de um casarão de 1920 e ainda tem as marcas dos pregos, que eu não escondo, porque é isso que o cliente procura. Sem verniz.',
      'que eu não escondo, porque é isso que o cliente procura',
    ],
    [
      'Por que o disjuntor cai, 3 motivos: fio fino, disjuntor velho, chuveiro mais forte do que o circuito da casa aguenta',
      'fio fino, disjuntor velho, chuveiro mais forte do que o circuito da casa aguenta',
    ],
    [
      'Depende da florada; o nosso, de laranjeira, costuma cristalizar em dois ou três meses. Pote de 500 g a R$ 32.',
      'O nosso, de laranjeira, costuma cristalizar em dois ou três meses',
    ],
    ['Kit escolar (caderno; lápis; borracha) por R$ 45. Retirada.', 'Kit escolar (caderno; lápis; borracha) por R$ 45'],
  ])('stands in one piece: %s', async (topic, kept) => {
    for (const type of ['post_instagram', 'descricao_produto', 'mensagem_whatsapp', 'email_marketing'] as const)
      for (const text of await draftsFor(type, topic)) expect(text).toContain(kept);
  });
});

describe('a script', () => {
  it('says no half of a sentence, and nothing that its hook said just before', async () => {
    for (const topic of [
      'O meu primeiro acompanhamento foi há seis anos, quando passei 19 horas segurando a mão da Juliana. Hoje já acompanhei 84 famílias.',
      'tapioca de carne de sol com queijo coalho 19 reais',
      'chegaram 40 jaquetas jeans a partir de 55',
    ]) {
      for (const text of await draftsFor('roteiro_reels', topic)) {
        const [hook = '', next = '', ...others] = spokenIn(text);
        expect(next.startsWith(hook.replace(/\.$/, ''))).toBe(false);
        expect([hook, next, ...others].filter((one) => /^(?:Há seis|Quando|Jeans|Coalho)/.test(one))).toEqual([]);
        expect(text).not.toContain('[preencher');
      }
    }
  });
});

describe('words that belong together', () => {
  it.each([
    'flor vermelha',
    'barbante cor cru com flor vermelha',
    'tapioca com queijo coalho',
    'jaquetas jeans a partir de R$ 55',
    'restaurante com tilápia frita',
    'muda de acerola 60 cm R$ 25',
    'galão 20 L R$ 14',
    'concorre a um mês grátis',
  ])('get no mark between them: %s', (typed) => expect(punctuate(typed, dictionary, weights)).toBe(typed));

  it('get no mark behind a plus', () =>
    expect(punctuate('combo burguer 160g + batata + refri lata R$ 39,90', dictionary, weights)).not.toMatch(/\+[.,:]/));
});

describe('the note of an authorisation', () => {
  it('stands at the end of what was told of a raffle', async () => {
    const [text = ''] = await draftsFor('mensagem_whatsapp', 'rifa de uma cesta de Natal, 10 reais, ajude a reforma');
    expect(text).toMatch(/reforma \(autorização \[preencher: número da autorização\]\)/);
  });

  it('is not asked of a challenge, of which the critic warns no more than the owner decides', async () => {
    const topic = 'desafio de 21 dias qm vier 15 treinos ou mais concorre a um mes gratis';
    const attempt = attemptFor('mensagem_whatsapp', topic);
    const texts = textsOf(await writer.write(attempt, soon()));
    for (const text of texts) expect(text).not.toContain('[preencher');
    expect(critique({ ...attempt, texts }).filter(({ severity }) => severity === 'hard')).toEqual([]);
  });
});

describe('an ad', () => {
  it('has each fact that its three lines hold, and a title that names what is offered', async () => {
    const [text] = await draftsFor(
      'texto_anuncio',
      'Pilates em aparelho, turmas de até 4 alunos, de segunda a sexta das 6h às 21h. Plano mensal 2x por semana por R$ 290. Aula experimental por R$ 30, abatidos na matrícula.',
    );
    for (const fact of ['até 4 alunos', 'das 6h às 21h', 'R$ 290', 'R$ 30', 'batidos na matrícula'])
      expect(text).toContain(fact);
  });

  it('has no half of a sentence as its title, and keeps the price of what has no room as a whole', async () => {
    const [text = ''] = await draftsFor(
      'texto_anuncio',
      'Chácara para até 25 pessoas em Atibaia, com piscina, churrasqueira, campinho e 5 quartos. O fim de semana, de sexta às 18h até domingo às 17h, custa R$ 1.900. Feriados são sob consulta. Aceitamos pets de pequeno porte.',
    );
    expect(text).toContain('O fim de semana, de sexta às 18h até domingo às 17h, custa R$ 1.900.');
    expect(text).toContain('Título: Chácara para até 25 pessoas\n');
  });
});

describe('the first lines of an e-mail', () => {
  it.each([
    [
      'As matrículas para o segundo semestre abrem no dia 15 de julho. Quem já é aluno tem prioridade no horário até o dia 22.',
      'As matrículas para o segundo semestre',
      'Quem já é aluno tem prioridade no horário até o dia 22.',
    ],
    ['mil cartões de visita 89 reais', 'Mil cartões de visita R$ 89', expect.stringMatching(/^(?!.*detalhes)/)],
  ])('are a whole subject, and no tail of it behind it: %s', async (topic, subject, preheader) => {
    const [text = ''] = await draftsFor('email_marketing', topic);
    const [first = '', second = ''] = text.split('\n');
    expect(first).toBe(`Assunto: ${subject}`);
    expect(second.replace('Pré-cabeçalho: ', '')).toEqual(preheader);
  });
});
