import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { critique } from '../../src/critic/critic.ts';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { soon, textsOf } from '../contracts/writer.ts';
import { attemptFor, draftsFor } from './draftsFor.ts';

const writer = createDraftWriter();

describe('a topic without commas', () => {
  it.each([
    [
      'bolo fubá 18 cenoura 22 choco 25 encomenda com 1 dia de antecedencia nao fazemos aos domingos',
      [
        'Bolo fubá R$ 18',
        'Cenoura R$ 22',
        'Choco R$ 25',
        'Encomenda com 1 dia de antecedência',
        'Não fazemos aos domingos',
      ],
    ],
    [
      'marmita P 16 M 19 G 23 quarta e sabado tem feijoada entrega gratis ate 3km pedir ate 10h30',
      [
        'Marmita P R$ 16',
        'M R$ 19',
        'G R$ 23',
        'Quarta e sábado tem feijoada',
        'Entrega grátis até 3km',
        'Pedir até 10h30',
      ],
    ],
    [
      'bazar sabado 10 as 16 no salao da igreja roupas a partir de 3 reais so dinheiro ou pix toda renda vai pra reforma',
      [
        'Bazar sábado das 10h às 16h no salão da igreja',
        'Roupas a partir de R$ 3',
        'Só dinheiro ou Pix',
        'Toda renda vai pra reforma',
      ],
    ],
    [
      'vaga de balconista 5h30 as 13h50 folga 1x na semana salario 1900 + vt n precisa experiencia mandar curriculo no zap',
      [
        'Vaga de balconista das 5h30 às 13h50',
        'Folga 1x na semana',
        'Salário R$ 1.900 + VT',
        'Não precisa experiência',
        'Mandar currículo no WhatsApp',
      ],
    ],
    [
      'benzo terça e quinta depois das 14 nao cobro nada quem quiser traz 1kg de alimento segunda nao atendo',
      ['Benzo terça e quinta depois das 14h', 'Não cobro nada, quem quiser traz 1kg de alimento', 'Segunda não atendo'],
    ],
    [
      'faxina 4h 120 levo os produtos nao passo roupa atendo zona sul seg a sex',
      ['Faxina 4h R$ 120', 'Levo os produtos', 'Não passo roupa', 'Atendo zona sul de segunda a sexta'],
    ],
  ])('is written as a list of what it states: %s', async (topic, points) => {
    const text = (await draftsFor('mensagem_whatsapp', topic))[2] ?? '';
    expect(text.split('\n').flatMap((line) => /^• (.*)$/.exec(line)?.[1] ?? [])).toEqual(points);
  });

  it.each([
    'criança ate 5 anos nao paga',
    'sexta as 20h bingo na praça',
    'domingo tem feijoada completa com samba',
    'acima de 20 sacos sai 36,90',
    'cafe aberto 24h inclusive feriado',
    'turmas de 30 dias começam segunda',
  ])('is written as one sentence when it states one thing: %s', async (topic) => {
    const [text = ''] = await draftsFor('mensagem_whatsapp', topic);
    expect(text.split('\n')[2]).toMatch(/^\p{Lu}[^.,]*(?:,\d\d[^.,]*)?\.$/u);
  });

  it.each([
    ['quero que fale que as inscriçoes vao ate 10 de fevereiro', 'As inscrições vão até 10 de fevereiro.'],
    ['quero q lembre os clientes q o das vence dia 20', 'Lembrete aos clientes: o das vence dia 20.'],
    ['Lembrar os clientes de que a loja abre no feriado', 'Lembrete aos clientes: a loja abre no feriado.'],
    ['Avisar as meninas que abri a agenda de dezembro', 'Aviso às meninas: abri a agenda de dezembro.'],
    ['Lembrar os fazendeiros de marcar o exame', 'Lembrete aos fazendeiros: marcar o exame.'],
    ['faz um post sobre a feirinha do sebo sabado 9 as 14', 'Feirinha do sebo sábado das 9h às 14h.'],
  ])('is written without what it says to the writer: %s', async (topic, first) => {
    const [text = ''] = await draftsFor('mensagem_whatsapp', topic);
    expect(text.split('\n')[2]).toBe(first);
  });
});

describe('a script', () => {
  it('has a scene for each thing that is stated, and shows what is said in it', async () => {
    const topic = 'corte 40 barba 30 combo 60 seg a sab 9 as 19 nao aceito cartao mandar mensagem pra marcar';
    const [text = ''] = await draftsFor('roteiro_reels', topic);
    const scenes = text.split('\n').flatMap((line) => {
      const [, speech, scene] = /^\d+-\d+ s \| (.+) \| (.+)$/.exec(line) ?? [];
      return speech === undefined ? [] : [`${speech} | ${scene}`];
    });
    expect(scenes.slice(0, 5)).toEqual([
      'Corte, barba e combo: olha os preços. | Você olhando para a câmera',
      'Corte R$ 40, barba R$ 30 e combo R$ 60. | Mostre um por um, com o preço na tela',
      'Anota aí: de segunda a sábado, das 9h às 19h. | Texto na tela com o dia e o horário',
      'Importante: não aceito cartão. | Você de frente, com a frase na tela',
      'Mandar mensagem pra marcar. | Tela do celular com a conversa',
    ]);
  });

  it('greets the city when the first statement is too long for a hook', async () => {
    const topic =
      'mostrar como ver se o pneu tá careca com moeda de 1 real, alinhamento e balanceamento 120 os dois, sem hora marcada até 17h';
    const [text = ''] = await draftsFor('roteiro_reels', topic);
    expect(text).toMatch(/0-3 s \| Alô, Campinas!/);
    expect(text).not.toContain('Quer saber quanto custa?');
  });

  it.each(['vagas abertas para aulas de inglês segunda e quarta', 'vagas de natação para crianças terça e quinta'])(
    'offers no work when the vacancies are places in a class: %s',
    async (topic) => {
      const scripts = (await draftsFor('roteiro_reels', topic)).join('\n');
      expect(scripts).not.toMatch(/trabalho|vaga aberta por aqui|esta vaga|com a vaga/);
    },
  );

  it('offers work when the vacancy is for a job', async () => {
    const scripts = (await draftsFor('roteiro_reels', 'vaga para açougueiro no mercado do bairro')).join('\n');
    expect(scripts).toMatch(/Está procurando trabalho\?/);
  });

  it('has no opening and no call to action for the news of a death', async () => {
    const scripts = await draftsFor('roteiro_reels', 'Faleceu seu João, velório hoje às 15h na capela');
    expect(scripts[0]).toMatch(/^0-3 s \| Faleceu seu João\. \|/m);
    expect(scripts.join('\n')).not.toMatch(/agenda|Anota|Guarda (?:este|essa)|Mais uma vez/);
  });
});

describe('an e-mail', () => {
  it('has what is offered as its subject, and no condition', async () => {
    const topic = 'corte 40 barba 30 combo 60 seg a sab 9 as 19 nao aceito cartao';
    const subjects = (await draftsFor('email_marketing', topic)).map((text) => text.split('\n')[0]);
    expect(subjects).toEqual([
      'Assunto: Corte, barba e combo',
      'Assunto: Casa da Esquina: corte, barba e combo',
      'Assunto: Corte, barba e combo - Casa da Esquina',
    ]);
  });
});

describe('an e-mail whose first words are long', () => {
  it('has the name of the business in a subject, and no condition', async () => {
    const topic = 'barra de calça 20 ziper 25 ajuste de vestido a partir de 40 entrego em 3 dias nao aceito cartao';
    const subjects = (await draftsFor('email_marketing', topic)).map((text) => text.split('\n')[0]);
    expect(subjects).toEqual([
      'Assunto: Barra de calça, zíper e ajuste de vestido',
      'Assunto: Casa da Esquina',
      'Assunto: Casa da Esquina, Campinas',
    ]);
  });
});

describe('an ad', () => {
  it.each([
    'vaga de balconista turno da manha 5h30 as 13h50 folga 1x na semana salario 1900 + vt n precisa experiencia mandar curriculo no zap',
    'queijo canastra meia cura 65 o kg curado 30 dias 85 o kg envio pra todo brasil frete gratis acima de 300 menos norte e nordeste',
    'pilates em grupo ate 4 pessoas 2x na semana 260 mes avaliaçao gratis em novembro turma as 7h e as 18h30 vagas limitadas',
    'bolo fubá 18 cenoura 22 choco 25 encomenda com 1 dia de antecedencia nao fazemos aos domingos',
    'lavagem simples 35 completa 60 com cera 80 ducha 20 seg a sab 8 as 18 se chover a gente lava de novo em 3 dias',
  ])('has room for every fact of a long topic, in each of its three texts: %s', async (topic) => {
    const attempt = attemptFor('texto_anuncio', topic);
    const texts = textsOf(await writer.write(attempt, soon()));
    const sheet = readFacts(topic, attempt.profile, [], attempt.now);
    const told = { ...sheet, facts: sheet.facts.filter(({ source }) => source === 'topic') };
    const lost = texts.flatMap((text) => checkFacts(told, text).filter(({ present }) => !present));
    expect(lost.map(({ fact }) => fact.label)).toEqual([]);
    expect(critique({ ...attempt, texts }).filter(({ severity }) => severity === 'hard')).toEqual([]);
  });

  it('keeps a list in one piece where it has room, with days written short', async () => {
    const topic = 'corte 40 barba 30 combo 60 seg a sab 9 as 19 sem agendar é por ordem de chegada nao aceito cartao';
    for (const text of await draftsFor('texto_anuncio', topic))
      expect(text).toMatch(/corte R\$ 40, barba R\$ 30 e combo R\$ 60/i);
  });

  it('begins with no condition, and has no line twice', async () => {
    for (const topic of [
      'benzo de quebranto terça e quinta depois das 14 nao cobro nada segunda nao atendo',
      'corte 40 barba 30 combo 60 nao aceito cartao',
    ])
      for (const text of await draftsFor('texto_anuncio', topic)) {
        expect(text).not.toMatch(/^Texto principal: (?:Não|Segunda)/m);
        const values = text.split('\n').map((line) => line.replace(/^[^:]*: /, ''));
        expect(new Set(values).size).toBe(values.length);
      }
  });

  it('is headed by what is offered', async () => {
    const [text = ''] = await draftsFor('texto_anuncio', 'corte 40 barba 30 combo 60 seg a sab 9 as 19');
    expect(text).toMatch(/^Título: Corte, barba e combo$/m);
  });
});
