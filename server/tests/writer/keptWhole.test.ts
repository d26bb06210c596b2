import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { punctuate } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import { critique } from '../../src/critic/critic.ts';
import { locateScript } from '../../src/domain/content/reelsScript.ts';
import { soon, textsOf } from '../contracts/writer.ts';
import { attemptFor, draftsFor } from './draftsFor.ts';

const writer = createDraftWriter();
const language = await loadLanguage();

const spokenIn = (text: string) => locateScript(text).scenes.map(({ speech }) => speech.text);

describe('a sentence that its owner punctuated', () => {
  it('never shows a part of a list of what is not allowed without its denial', async () => {
    const topic =
      'Aluguel de caçamba por 5 dias, R$ 290, já com a licença. Não pode gesso, lixo de cozinha, pneu nem tinta. Entrega no mesmo dia se pedir até 11h, exceto sábado';
    for (const text of await draftsFor('texto_anuncio', topic))
      for (const line of text.split(/\n|\. /).filter((one) => /gesso|lixo|pneu|tinta/i.test(one)))
        expect(line).toMatch(/Não pode gesso, lixo de cozinha, pneu nem tinta/);
  });

  it('tells a relative clause of a video with its noun', async () => {
    const topic =
      'Mostrar a touca de cetim e o óleo na raiz. Dizer que as tranças duram até dois meses. Terminar com a agenda de dezembro, que já está quase cheia.';
    for (const text of await draftsFor('roteiro_reels', topic)) {
      expect(text).toContain('genda de dezembro, que já está quase cheia');
      expect(text).not.toContain('Que já está');
    }
  });

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
    [
      'No sábado, dia 12 de dezembro, a loja abre às 7h e fecha às 13h, por causa do inventário anual de estoque.',
      'No sábado, dia 12 de dezembro, a loja abre às 7h e fecha às 13h, por causa do inventário anual de estoque',
    ],
  ])('is not split: %s', async (topic, kept) => {
    for (const type of ['post_instagram', 'descricao_produto', 'mensagem_whatsapp', 'email_marketing'] as const)
      for (const text of await draftsFor(type, topic)) expect(text).toContain(kept);
  });
});

describe('a script', () => {
  it('has no half sentence in a scene, and does not repeat its hook in the next scene', async () => {
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

describe('a script of long sentences', () => {
  const long = 'Aqui o seu cachorro dorme dentro de casa, sem grade e sem corrente, todos os dias. A diária é R$ 80.';

  it('begins with the first clause when that is complete and fits, and continues with the rest', async () => {
    const [text = ''] = await draftsFor('roteiro_reels', long.replace('o seu', 'seu'));
    const [hook, next] = spokenIn(text);
    expect([hook, next]).toEqual([
      'Aqui seu cachorro dorme dentro de casa.',
      'Sem grade e sem corrente, todos os dias.',
    ]);
  });

  it('says the name together with the city in one scene, and never only one of them', async () => {
    for (const text of await draftsFor('roteiro_reels', long))
      for (const said of spokenIn(text)) expect(said).not.toMatch(/^(?:Casa da Esquina|Campinas)\.$/);
  });

  it('says the price once more before the call', async () => {
    for (const text of await draftsFor('roteiro_reels', long))
      expect(spokenIn(text).filter((said) => said.includes('A diária é R$ 80'))).toHaveLength(2);
  });

  it('has a title that ends after a whole item', async () => {
    const prices = 'laser axila 5 sessões R$ 250, virilha 5 sessões R$ 350, as duas por R$ 500, sem dor';
    const [text = ''] = await draftsFor('roteiro_reels', prices);
    expect(text.split('\n')[0]).toMatch(/^Laser axila 5 sessões R\$ 250, virilha 5 sessões R\$ 350(?: -|$)/);
  });
});

describe('a caption', () => {
  it('does not begin with a long list of prices', async () => {
    const [text = ''] = await draftsFor(
      'post_instagram',
      'corte + barba 60, só corte 40, sobrancelha 15, criança até 10 anos 30 com hora marcada',
    );
    expect((text.split('\n')[0] ?? '').split('R$').length - 1).toBeLessThan(4);
    expect(text).toContain('R$ 30');
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
    'hoje tem feijoada R$ 32 a individual e R$ 58 pra 2 pessoas',
    'abro de quinta a domingo das 18h às 23h',
  ])('get no punctuation mark between them: %s', (typed) => expect(punctuate(typed, language)).toBe(typed));

  it('get no punctuation mark after a plus sign', () =>
    expect(punctuate('combo burguer 160g + batata + refri lata R$ 39,90', language)).not.toMatch(/\+[.,:]/));
});

describe('the placeholder for the number of an authorisation', () => {
  it('stands at the end of the statements about a raffle', async () => {
    const [text = ''] = await draftsFor('mensagem_whatsapp', 'rifa de uma cesta de Natal, 10 reais, ajude a reforma');
    expect(text).toMatch(/reforma \(autorização \[preencher: número da autorização\]\)/);
  });

  it('is not added to a challenge with a prize, which the critic does not refuse', async () => {
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

  it('has in its title what its text begins without, so that the whole offer has room', async () => {
    const [text] = await draftsFor(
      'texto_anuncio',
      'Pacote de verão na chácara: três noites para a família por R$ 990, de segunda a quinta, válido de 3 de janeiro a 28 de fevereiro, exceto Carnaval.',
    );
    expect(text).toMatch(/^Texto principal: Três noites para a família por R\$ 990, .*, exceto Carnaval\.$/m);
    expect(text).toMatch(/^Título: Pacote de verão(?: na chácara)?$/m);
  });

  it('begins with the offer that has a price or days', async () => {
    const [text] = await draftsFor(
      'texto_anuncio',
      'chave codificada pra carro nacional a partir de 250, copia de chave simples 12 reais na hora. atendo em casa das 7h as 22h, depois das 22h cobra taxa de 60. nao faço chave de moto importada',
    );
    expect(text).toMatch(/^Texto principal: Chave codificada pra carro nacional a partir de R\$ 250/m);
  });

  it('keeps the condition that stands in the label of an offer', async () => {
    const [text] = await draftsFor(
      'texto_anuncio',
      'Corte para alunos da rede pública: corte e barba feitos na hora por R$ 45, de segunda a quinta, com hora marcada pelo telefone da loja.',
    );
    expect(text).toContain('alunos da rede pública');
  });

  it('shortens a long name to two words, and never to one', async () => {
    const [text] = await draftsFor(
      'texto_anuncio',
      'Curso de marchetaria artesanal para quem nunca pegou num formão, com peça pronta no fim.',
    );
    expect(text).toMatch(/^Título: (?:Curso de marchetaria|Casa da Esquina)$/m);
  });
});

describe('the first lines of an e-mail', () => {
  it.each([
    [
      'As matrículas para o segundo semestre abrem no dia 15 de julho. Quem já é aluno tem prioridade no horário até o dia 22.',
      'As matrículas para o segundo semestre',
      'Quem já é aluno tem prioridade no horário até o dia 22.',
    ],
    [
      'Os alunos que renovarem a matrícula até 30 de novembro pagam R$ 890 por mês, sem reajuste, e quem tem irmão na escola paga R$ 790.',
      expect.stringMatching(/^Casa da Esquina/),
      'Os alunos que renovarem a matrícula até 30 de novembro pagam R$ 890 por mês, sem reajuste.',
    ],
    [
      'No sábado, dia 12 de dezembro, a loja abre às 7h e fecha às 13h, por causa do inventário anual de estoque.',
      expect.stringMatching(/^Casa da Esquina/),
      'No sábado, dia 12 de dezembro, a loja abre às 7h e fecha às 13h.',
    ],
    [
      'mudamos de endereço agora na rua das palmeiras 320 centro a partir de segunda o telefone é o mesmo o horário também',
      'Mudamos de endereço agora',
      expect.stringContaining('Rua das Palmeiras'),
    ],
    [
      'Sábado que vem tem contação de histórias com a Tia Jurema às 10h30, de 3 a 8 anos. Livros com 20% de desconto só nesse dia.',
      'Sábado que vem tem contação de histórias',
      expect.stringContaining('Livros com 20% de desconto'),
    ],
    [
      'A caixa que vem com doze brigadeiros sortidos e uma vela para o aniversário custa R$ 60 até sexta-feira da semana que vem.',
      expect.stringMatching(/^(?!.*que vem$)/),
      expect.any(String),
    ],
    ['mil cartões de visita 89 reais', 'Mil cartões de visita R$ 89', expect.stringMatching(/^(?!.*detalhes)/)],
  ])(
    'are a whole subject, and a preheader that is not the rest of its sentence: %s',
    async (topic, subject, preheader) => {
      const [text = ''] = await draftsFor('email_marketing', topic);
      const [first = '', second = ''] = text.split('\n');
      expect(first.replace('Assunto: ', '')).toEqual(subject);
      expect(second.replace('Pré-cabeçalho: ', '')).toEqual(preheader);
    },
  );
});

describe('an order to write about several things', () => {
  it('loses its "que", and a relative clause of a topic keeps its own', async () => {
    const [ordered] = await draftsFor(
      'mensagem_whatsapp',
      'Dizer que não existe prazo certo, que atendo adultos às segundas e quartas, e que a primeira conversa dura 30 minutos.',
    );
    expect(ordered).toMatch(/ão existe prazo certo(?:, a|\.\nA)tendo adultos/);
    const [told] = await draftsFor(
      'mensagem_whatsapp',
      'Queijo da canastra, que compramos direto do produtor e maturamos por 40 dias.',
    );
    expect(told).toContain(', que compramos direto do produtor');
  });
});
