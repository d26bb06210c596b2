import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { critique } from '../../src/critic/critic.ts';
import { openingOf } from '../../src/critic/wording/openings.ts';
import type { AdjustmentKind } from '../../src/domain/writing/adjustmentKinds.ts';
import { contentTypeKeys, toneKeys, type ContentType } from '../../src/domain/catalog.ts';
import { readParts } from '../../src/domain/content/contentTypes.ts';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { isStorable } from '../../src/domain/text/text.ts';
import { fold } from '../../src/domain/text/words.ts';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { anAttempt, soon, textsOf, writerContract } from '../contracts/writer.ts';
import { isFull } from '../faults/trials.ts';
import { typedBriefs } from './typedBriefs.ts';

const writer = createDraftWriter();

writerContract('the writer without a model', createDraftWriter);

const nobody = {
  businessNeighborhood: null,
  linkWebsite: null,
  linkInstagram: null,
  linkWhatsapp: null,
  targetAudience: 'moradores do bairro',
};

const asked = typedBriefs.map(([contentType, tone, businessName, businessDesc, businessCity, topic, phone]) => ({
  topic,
  attempt: anAttempt({
    brief: { contentType, tone, topic, requestId: '11111111-1111-4111-8111-111111111111' },
    profile: {
      ...nobody,
      businessName,
      businessDesc,
      businessCity,
      linkWhatsapp: phone === undefined ? null : `https://wa.me/${phone}`,
    },
  }),
}));

const hardIn = (attempt: WritingAttempt, texts: readonly string[]) =>
  critique({ ...attempt, texts }).filter(({ severity }) => severity === 'hard');

const lostIn = ({ brief, profile, now }: WritingAttempt, texts: readonly string[]) =>
  texts.flatMap((text) =>
    checkFacts(readFacts(brief.topic, profile, [], now), text)
      .filter(({ present }) => !present)
      .map(({ fact }) => `${fact.kind} ${fact.label}`),
  );

/** Digits that neither topic nor profile has; the seconds of a script aside. */
function strangeNumbers({ brief, profile }: WritingAttempt, text: string): readonly string[] {
  const known = fold(`${brief.topic} ${Object.values(profile).join(' ')}`).replaceAll('.', '');
  return (
    text
      .replace(/^\d+-\d+ s \|/gm, '')
      .replaceAll('.', '')
      .match(/\d+/g) ?? []
  ).filter((number) => !known.includes(String(Number(number))));
}

describe('a draft of what an owner typed', () => {
  it.each(asked)('loses and invents no fact: $topic', async ({ attempt }) => {
    const texts = textsOf(await writer.write(attempt, soon()));
    expect(lostIn(attempt, texts)).toEqual([]);
    expect(texts.flatMap((text) => strangeNumbers(attempt, text))).toEqual([]);
    expect(hardIn(attempt, texts)).toEqual([]);
  });

  it.each(asked)('keeps every number of $topic', async ({ topic, attempt }) => {
    const texts = textsOf(await writer.write(attempt, soon()));
    const numbers = (words: string) =>
      new Set((words.replace(/(\d)\.(?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number));
    const typed = [...numbers(topic.replace(/\d{8,}/g, ''))].filter((number) => number > 0);
    // An ad has no more room than its three lines; centavos and days may be written another way.
    for (const text of attempt.brief.contentType === 'texto_anuncio' ? [] : texts)
      expect(typed.filter((number) => !numbers(text).has(number) && number > 6)).toEqual([]);
  });

  it.each([
    ['faz um post pra avisar que não abrimos sábado', 'Não abrimos sábado'],
    ['avisar os associados do plano q mudamos de rua', 'Aviso aos associados do plano: mudamos de rua'],
    ['mensagem pros pais parabenizando as meninas', 'Parabenizamos as meninas'],
    ['agradecer as familias que vieram', 'Agradecemos às famílias que vieram'],
    ['bom dia avisar os pacientes q volto dia 5', 'Aviso aos pacientes: volto dia 5'],
    ['preciso de 2 cozinheira', 'Preciso de 2 cozinheiras'],
    ['preciso de um post de vaga: vaga p/ açougueiro', 'Vaga para açougueiro'],
    ['quero lembrar os clientes MEI que o DAS vence dia 20', 'Lembrete aos clientes MEI: o DAS vence dia 20'],
    [
      'Lembrar os pacientes que não fazem limpeza há mais de 6 meses. Atendemos até 20h.',
      'Lembrete aos pacientes que não fazem limpeza há mais de 6 meses',
    ],
    ['bom dia, quero mandar pros clientes: banner 60x90 por 45', 'Banner 60x90 por R$ 45'],
    ['pros sindicos que a lavagem tem 10% ate sexta', 'Aviso aos síndicos: a lavagem tem 10% até sexta'],
    ['pros clientes que compraram ontem', 'Pros clientes que compraram ontem'],
    ['queria perguntar se eles preferem de manha ou a tarde', 'Vocês preferem de manhã ou à tarde?'],
    ['pergunte qual é o sabor do dia', 'Pergunte qual é o sabor do dia'],
    ['quero dizer que não é preciso estar em crise. sem prometer cura, por favor', 'Não é preciso estar em crise'],
  ])('of %j begins with %j', async (topic, first) => {
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief: { topic } }), soon()));
    expect(text.split('\n')[0]).toBe(first);
  });

  it.each([
    ['divorcio e inventario atendo online nao fala de preço', /fala|preço/i],
    ['luto no natal, tom acolhedor. atendo online', /tom|acolhedor/],
    ['fala da importancia da agua com dicas: tomar aos poucos. nao promete emagrecer', /promete|emagrecer|fala/],
    ['mostra que troco sola 60', /mostra/],
    ['bolo de rolo 40, sem emoji', /emoji/],
    ['kombucha 6 por 80 quero que pergunte qual sabor eles querem', /quero|pergunte|eles/i],
  ])('does not contain the order to the writer in %j', async (topic, order) => {
    const texts = textsOf(await writer.write(anAttempt({ brief: { topic } }), soon()));
    expect(texts.filter((text) => order.test(text))).toEqual([]);
  });

  it('keeps its layout when one text is asked for once more', async () => {
    const brief = { topic: 'corte 40 barba 30, so hoje' };
    const [, , third = ''] = textsOf(await writer.write(anAttempt({ brief }), soon()));
    const retry = [{ variation: 2, text: third, corrections: [] }];
    const [again = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1, retry }), soon()));
    expect(again).toBe(third);
  });

  describe('that is adjusted', () => {
    const brief = { contentType: 'post_instagram', topic: 'corte R$ 40, barba R$ 30, só hoje' } as const;
    const first = async () => textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()))[0]!;
    const adjusted = (kind: AdjustmentKind, text: string, recentOpenings: readonly string[] = []) => {
      const adjusting = { kind, text, variation: 0, isEdited: false };
      return writer.write(anAttempt({ brief, count: 1, recentOpenings, adjusting }), soon());
    };

    it('is rewritten in as many lines as there can be, and keeps most of them under another opening', async () => {
      const text = await first();
      const kept = async (kind: AdjustmentKind) => {
        const [other = ''] = textsOf(await adjusted(kind, text));
        return text.split('\n').filter((line) => line !== '' && other.split('\n').includes(line)).length;
      };
      expect(await kept('rewrite')).toBeLessThan(await kept('other_opening'));
    });

    it('gets no opening that one of the last texts had', async () => {
      const text = await first();
      const [opened = ''] = textsOf(await adjusted('other_opening', text));
      const used = openingOf('post_instagram', opened);
      const [again = ''] = textsOf(await adjusted('other_opening', text, [used]));
      expect(openingOf('post_instagram', again)).not.toBe(used);
    });

    it('is not made livelier, because that needs a model', async () => {
      expect(await adjusted('livelier', await first())).toMatchObject({ fault: 'no-other-text' });
    });
  });

  it('ends with a call to action that fits every business, and with none for the news of a death', async () => {
    const callOf = async (topic: string) => {
      const profile = { ...nobody, businessName: 'Aurora', businessDesc: 'padaria', businessCity: null };
      const brief = { contentType: 'mensagem_whatsapp', tone: 'default', topic } as const;
      const [text = ''] = textsOf(await writer.write(anAttempt({ brief, profile, count: 1 }), soon()));
      return text.split('\n').at(-1);
    };
    for (const topic of [
      'vaga de atendente, meio período',
      'sessões às quintas',
      'não abrimos segunda',
      'bolo de rolo',
    ])
      expect(await callOf(topic)).toBe('Qualquer dúvida, é só responder esta mensagem.');
    expect(await callOf('comunicamos o falecimento do seu Antônio')).toBe('Aurora');
  });

  it('has the link that was given, also where it only says thanks', async () => {
    const campaignLink = 'https://vaquinha.example/forno';
    for (const contentType of contentTypeKeys) {
      const brief = { contentType, topic: 'agradecer quem doou na vaquinha do forno', campaignLink };
      const [text = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()));
      expect(text).toContain(contentType === 'post_instagram' ? 'link na bio' : campaignLink);
    }
  });

  it('has a line for each item of a list that begins with the number of its items', async () => {
    const topic = '3 cuidados c/ a orquidea no inverno, menos agua, nao adubar, luz da manha';
    const brief = { contentType: 'mensagem_whatsapp', topic } as const;
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()));
    expect(text).toContain('3 cuidados com a orquídea no inverno.\nMenos água.\nNão adubar.\nLuz da manhã.');
  });

  it('announces no day or time in a script when the topic has none', async () => {
    const topic =
      'penteadeira da dona cida estava no quintal pegando chuva. montagem 14h de trabalho. troquei o espelho';
    const brief = { contentType: 'roteiro_reels', topic } as const;
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()));
    expect(text).not.toMatch(/Anota aí|o dia e o horário/);
  });

  it('names in a reminder what is due, and not the customers', async () => {
    const brief = { contentType: 'mensagem_whatsapp', topic: 'lembrar cliente da revisao da bike' } as const;
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()));
    expect(text).toContain('Lembrete: revisão da bike.');
  });

  it('asks the question that the topic tells the writer to ask', async () => {
    const topic = 'kombucha 6 por 80 quero que pergunte qual sabor eles querem no proximo mes';
    const texts = textsOf(await writer.write(anAttempt({ brief: { topic } }), soon()));
    for (const text of texts) expect(text).toContain('Qual sabor vocês querem no próximo mês?');
  });

  it('has no opening or call in a script that does not suit a notice of closing or a sale', async () => {
    for (const topic of ['box 8mm instalado 650 medimos de graça', 'fechamos segunda dia 12 para dedetizar']) {
      const scripts = textsOf(
        await writer.write(anAttempt({ brief: { contentType: 'roteiro_reels', topic } }), soon()),
      );
      expect(scripts.join('\n')).not.toMatch(/está precisando|o que preparamos|Anota esta data/);
    }
  });

  it.each([
    ['Embalagens, copos e sacolas chegaram hoje de manhã na loja do centro da cidade.', /Copos/],
    ['queima de estoque vestidos 59 calças 79 blusas 2 por 70 so ate sabado', /blusas 2$/m],
    ['vacina da gripe chegou 90 a dose criança a partir de 6 meses, aplicaçao na hora', /criança$/m],
  ])(
    'cuts no subject within a list, nor between a number or a child and what belongs to it: %s',
    async (topic, cut) => {
      const texts = textsOf(
        await writer.write(anAttempt({ brief: { contentType: 'email_marketing', topic } }), soon()),
      );
      expect(texts.filter((text) => cut.test(text.split('\n')[0] ?? ''))).toEqual([]);
    },
  );

  it.each([
    [
      'curso de panetone recheado sábado 28/11 das 13h às 18h, 180,00 no pix. só 8 vagas',
      'Curso de panetone recheado sábado 28/11',
    ],
    ['Aviso importante: a partir de 1/12 mudamos o horário', 'A partir de 1/12 mudamos o horário'],
    [
      'De maio a julho, a diária de domingo a quinta cai para R$ 260 o casal, com café da manhã. Mínimo de duas noites.',
      'Diária de domingo a quinta cai para R$ 260 o casal',
    ],
    [
      'A partir de abril o atendimento presencial será só às terças e quintas, das 13h às 17h. Nos outros dias, WhatsApp.',
      'Atendimento presencial será só às terças e quintas',
    ],
    [
      'Quem já comprou com a gente tem prioridade no lote de Páscoa: 60 peças, R$ 140 cada. Pedidos de 10 a 20 de março.',
      'Prioridade no lote de Páscoa',
    ],
    [
      'Informamos que o prazo para envio de todos os documentos do imposto de renda é 10 de abril. Após essa data há taxa de R$ 80.',
      'Doce Mel, Cambuí, Campinas',
    ],
    ['campanha da aftosa acabou mas a brucelose vai ate 30/11. vacina so c/ receita', 'Vacina só com receita'],
  ])('the subject of an e-mail about %j is %j', async (topic, subject) => {
    const brief = { contentType: 'email_marketing', topic } as const;
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief, count: 1 }), soon()));
    expect(text.split('\n')[0]).toBe(`Assunto: ${subject}`);
  });

  it('asks readers to use no other channel than the only one that the owner named', async () => {
    const brief = { contentType: 'email_marketing', topic: 'Fechamos até 3/1. Urgências só por e-mail.' } as const;
    const profile = { ...nobody, linkWhatsapp: 'https://wa.me/5581988887777' };
    for (const text of textsOf(await writer.write(anAttempt({ brief, profile }), soon())))
      expect(text).not.toMatch(/WhatsApp|98888/);
  });

  it.each([
    ['Choveu pouco e o Merlot saiu ótimo. Assinar como Odete e Plínio.', 'Odete e Plínio'],
    ['Laudo em 15 dias. Assinar como Nona Lia, que é como me chamam.', 'Nona Lia'],
  ])('an e-mail ends with who signs it: %s', async (topic, signer) => {
    const brief = { contentType: 'email_marketing', topic } as const;
    for (const text of textsOf(await writer.write(anAttempt({ brief, profile: nobody }), soon()))) {
      expect(text).toContain(`\nAtenciosamente,\n${signer}\n`);
      expect(text.split(signer)).toHaveLength(2);
    }
  });

  it('an ad names the offer in its title, and has every clause of a short topic', async () => {
    const topic =
      'limpeza por 120,00 de segunda a quarta ate 16/12, agendamento obrigatorio. quem tem aparelho paga 150';
    const attempt = anAttempt({ brief: { contentType: 'texto_anuncio', topic }, profile: nobody });
    const texts = textsOf(await writer.write(attempt, soon()));
    expect(texts.every((text) => /^Título: (?!Campinas)/m.test(text))).toBe(true);
    expect(texts.some((text) => /^Título: Limpeza/m.test(text))).toBe(true);
    for (const text of texts) {
      expect(text).toMatch(/R\$ 120,00,? de segunda a quarta até 16\/12/);
      expect(text).toMatch(/paga R\$ 150/);
      expect(text).toMatch(/agendamento obrigatório/i);
    }
  });

  it('an ad leaves a sentence out rather than half of an enumeration, or an offer without its terms', async () => {
    for (const topic of [
      'instalamos energia solar em casas, comércios e propriedades irrigadas da região, visita técnica gratuita. ' +
        'financiamento em até 60 vezes, sujeito à aprovação do banco',
      'alugo betoneira e andaime por mês, martelete 90 o dia, com operador e com seguro, em toda a região de Cuiabá. ' +
        'entrega gratis em cuiabá acima de 300',
    ]) {
      const attempt = anAttempt({ brief: { contentType: 'texto_anuncio', topic }, profile: nobody });
      for (const text of textsOf(await writer.write(attempt, soon()))) {
        expect(text).not.toMatch(/em casas(?!, comércios e propriedades)/);
        expect(text).not.toMatch(/60 vezes(?!, sujeito à aprovação)/);
        expect(/entrega grátis/i.test(text)).toBe(/entrega grátis em Cuiabá acima de R\$ 300/i.test(text));
      }
    }
  });

  it('splits a script typed as a run-on sentence into scenes of eight seconds, without a placeholder when the topic has enough facts', async () => {
    const topic =
      'a diária do casal é 320 com café da manhã até dia 20 de dezembro depois muda porque é alta temporada e no fim de semana é no mínimo duas noites a gente aceita cachorro pequeno com taxa de 40';
    for (const [words, longest] of [
      [topic, 9],
      ['corto grama ate 100 metros 90 reais e levo o entulho', 9],
    ] as const) {
      const attempt = anAttempt({ brief: { contentType: 'roteiro_reels', topic: words }, profile: nobody });
      for (const text of textsOf(await writer.write(attempt, soon()))) {
        const said = text.split('\n').flatMap((line) => /^\d+-\d+ s \| ([^|]+) \|/.exec(line)?.[1] ?? []);
        expect(said.map((speech) => speech.split(' ').length / 2.4).filter((seconds) => seconds > longest)).toEqual([]);
        expect(text).not.toContain('[preencher');
      }
    }
  });

  it('has no hashtag for a trade that only the name or a room of the business suggests', async () => {
    const profile = { businessName: 'Luz de Mel', businessDesc: 'Fotógrafo de recém-nascidos, salão e jardim' };
    const [text = ''] = textsOf(
      await writer.write(
        anAttempt({ brief: { contentType: 'post_instagram', topic: 'ensaio R$ 850' }, profile }),
        soon(),
      ),
    );
    expect(text).toContain('#Fotógrafo');
    expect(text).not.toMatch(/#Mel|#Salão/);
  });

  it('keeps a hyphened name whole in its hashtag', async () => {
    const profile = { ...nobody, businessName: 'Barbearia Madeira-Mamoré', businessCity: 'São Paulo-SP' };
    const [text = ''] = textsOf(await writer.write(anAttempt({ profile, count: 1 }), soon()));
    expect(text).toContain('#BarbeariaMadeiraMamoré #SãoPaulo ');
  });

  it('has a hashtag once, whatever its accents and capitals', async () => {
    const profile = { ...nobody, businessName: 'Otica', businessDesc: 'ótica de bairro', businessCity: 'OTICA' };
    const [text = ''] = textsOf(await writer.write(anAttempt({ profile, count: 1 }), soon()));
    const tags = (text.match(/#\S+/g) ?? []).map(fold);
    expect(tags.filter((tag) => tag === '#otica')).toEqual(['#otica']);
  });

  it('has no hashtags, and shows no price on the screen, when the owner asks for none', async () => {
    const written = async (contentType: ContentType, topic: string) =>
      textsOf(await writer.write(anAttempt({ brief: { contentType, topic }, profile: nobody }), soon()));
    for (const text of await written('post_instagram', 'bolo de pote R$ 12, sem hashtag')) {
      expect(text).toContain('R$ 12');
      expect(text).not.toMatch(/#|hashtag/);
    }
    const cuts = 'corte por R$ 40 e barba por R$ 30 aos sábados';
    expect((await written('roteiro_reels', cuts)).join('\n')).toMatch(/preço (?:grande )?na tela|um preço de cada vez/);
    for (const text of await written('roteiro_reels', `${cuts}. Não mostra preço na tela`)) {
      expect(text).toContain('R$ 40');
      const scenes = text.split('\n').flatMap((line) => /^\d+-\d+ s \| [^|]*R\$[^|]* \| (.+)/.exec(line)?.[1] ?? []);
      expect(scenes).not.toEqual([]);
      expect(scenes.filter((scene) => /(?:preço|frase|um por um).*na tela|Lista na tela/.test(scene))).toEqual([]);
    }
  });

  it('leaves no shorthand that is known', async () => {
    const topic = 'bolo c/ 3 sabores p/ festa s/ lactose n vendo fatia vc retira hj, so ate 20 de dez, toda 4a';
    const texts = textsOf(await writer.write(anAttempt({ brief: { topic } }), soon()));
    for (const text of texts) expect(text).not.toMatch(/(?:^|\s)(?:c\/|p\/|s\/|n|vc|hj|dez|4[aª])(?=[\s,.]|$)/m);
  });

  it('does not change words that the owner wrote out', async () => {
    const topic = 'Pressão alta muitas vezes não dá sintoma. Meça a sua, em casa ou aqui, uma vez por ano.';
    const [text = ''] = textsOf(await writer.write(anAttempt({ brief: { topic } }), soon()));
    expect(text).toContain('Pressão alta muitas vezes não dá sintoma\n');
    expect(text).toContain('Meça a sua, em casa ou aqui, uma vez por ano');
  });

  it('leaves a placeholder for the contact only where the profile has neither a name nor a contact', async () => {
    const brief = { contentType: 'descricao_produto', topic: 'bolsa de palha, R$ 90' } as const;
    const unnamed = { ...nobody, businessName: null };
    const without = textsOf(await writer.write(anAttempt({ brief, profile: unnamed }), soon()));
    const named = textsOf(await writer.write(anAttempt({ brief, profile: nobody }), soon()));
    const profile = { ...nobody, linkWhatsapp: 'https://wa.me/5581988887777' };
    const withOne = textsOf(await writer.write(anAttempt({ brief, profile }), soon()));
    expect(without.every((text) => text.includes('[preencher: contato]'))).toBe(true);
    expect(named.every((text) => /fale com a gente/i.test(text) && !text.includes('[preencher'))).toBe(true);
    expect(withOne.every((text) => text.includes('(81) 98888-7777') && !text.includes('[preencher'))).toBe(true);
  });

  it('says once how to get in touch when only the name of the business is known', async () => {
    const profile = { ...nobody, businessName: 'Papelaria Aquarela', businessDesc: null, businessCity: null };
    const brief = { contentType: 'descricao_produto', topic: 'bolsa de palha, R$ 90' } as const;
    const texts = textsOf(await writer.write(anAttempt({ brief, profile }), soon()));
    for (const text of texts) expect(text.match(/fale com a gente/gi)).toHaveLength(1);
  });

  it('leaves a placeholder for what no text may promise', async () => {
    const attempt = anAttempt({
      brief: { topic: 'marmita que cura diabetes em 7 dias', contentType: 'post_instagram' },
    });
    const texts = textsOf(await writer.write(attempt, soon()));
    expect(texts.join('\n')).not.toMatch(/cura diabetes/);
    expect(texts.every((text) => text.includes('[preencher: trecho]'))).toBe(true);
  });

  it('is marked as written without a model', async () => {
    expect(writer.demonstration).toBe(true);
    expect(await writer.write(anAttempt(), soon())).toMatchObject({ writer: 'draft', model: 'rascunho' });
  });
});

/** What owners put together: a thing, its price, its time, in any order and spelling. */
const puzzle = fc
  .tuple(
    fc.constantFrom('', 'promoção:', 'quero divulgar', 'faz um post sobre', 'aviso:'),
    fc.constantFrom('bolo de rolo', 'corte e escova', 'tenis', 'aula de violao', 'flores', 'sabonete de mel', 'PIZZA'),
    fc.constantFrom('', 'R$ 10', 'por 39,90', '15% off', 'a partir de R$ 1.200,00', '60 reais', 'de 100 por 70'),
    fc.constantFrom('', 'ate 12/12', 'as 9h30', 'no Natal', 'seg a sex 8 as 18', 'so amanha', 'qui'),
    fc.constantFrom('', 'menos feriados', 'n abrimos domingo', 'so no pix', 'entrega gratis', 'c/ hora marcada'),
  )
  .map((pieces) => pieces.filter((piece) => piece !== ''))
  .chain((pieces) => fc.constantFrom(pieces.join(' '), pieces.join(', '), pieces.join('\n')));

const attempts = fc
  .record({
    contentType: fc.constantFrom(...contentTypeKeys),
    tone: fc.constantFrom(...toneKeys),
    topic: puzzle,
    campaignLink: fc.constantFrom(null, 'https://loja.com.br/x'),
    count: fc.constantFrom(1, 3),
  })
  .map(({ count, ...brief }) => anAttempt({ brief, count }));

describe('whatever owners put together, the writer without a model', () => {
  it(
    'loses no fact, answers the same click with the same text, and passes the critic',
    () =>
      fc.assert(
        fc.asyncProperty(attempts, async (attempt) => {
          const answer = await writer.write(attempt, soon());
          const texts = textsOf(answer);
          expect(texts).toHaveLength(attempt.count);
          // An ad has no more room than its three lines.
          const isAd = attempt.brief.contentType === 'texto_anuncio';
          expect(isAd ? [] : lostIn(attempt, texts)).toEqual([]);
          expect(hardIn(attempt, texts)).toEqual([]);
          expect(await writer.write(attempt, soon())).toEqual(answer);
          for (const text of texts) expect(readParts(attempt.brief.contentType, text)).not.toBeNull();
        }),
        { numRuns: isFull ? 1_000 : 100 },
      ),
    60_000,
  );

  it('never throws and is done in time, whatever is typed', () => {
    const typed = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1_000 })
      .filter((text) => text.trim() !== '' && isStorable(text));
    return fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...contentTypeKeys), async (topic, contentType) => {
        const started = performance.now();
        const texts = textsOf(await writer.write(anAttempt({ brief: { topic: topic.trim(), contentType } }), soon()));
        expect(performance.now() - started).toBeLessThan(2_000);
        expect(texts.every((text) => isStorable(text) && text.trim() !== '')).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it.each(contentTypeKeys)('begins differently from the last ten generations: %s', async (contentType) => {
    const recentOpenings: string[] = [];
    for (let click = 0; click < 10; click += 1) {
      const brief = { contentType, tone: 'urgente', topic: 'bolo de rolo por R$ 40' } as const;
      const attempt = anAttempt({ brief, recentOpenings: recentOpenings.slice(-30) });
      const texts = textsOf(await writer.write(attempt, soon()));
      expect(hardIn(attempt, texts).filter(({ code }) => code === 'opening-repeated')).toEqual([]);
      recentOpenings.push(...texts.map((text) => openingOf(contentType, text)));
    }
  });
});
