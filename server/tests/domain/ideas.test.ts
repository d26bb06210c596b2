import { describe, expect, it } from 'vitest';
import { sizeLimits } from '../../src/domain/generations/generation.ts';
import { everyday } from '../../src/domain/writing/ideas/niches/everyday.ts';
import { ideasFor, type Idea } from '../../src/domain/writing/ideas/ideas.ts';
import { nicheOf, niches } from '../../src/domain/writing/ideas/niches.ts';
import { planOf, planKeys } from '../../src/domain/billing/plan.ts';
import type { Product } from '../../src/domain/account/products.ts';
import { isLongerThan } from '../../src/domain/text/text.ts';
import { plainWording } from '../../src/domain/text/words.ts';

const noon = (day: string) => new Date(`${day}T12:00:00-03:00`);
const products: readonly Product[] = [
  { name: 'Bolo de cenoura', price: 'R$ 45', detail: 'com cobertura de chocolate' },
  { name: 'Café', price: null, detail: null },
];

interface Given {
  readonly desc: string;
  readonly day?: string;
  readonly plan?: (typeof planKeys)[number];
  readonly products?: readonly Product[];
}
const ideas = ({ desc, day = '2026-08-20', plan = 'plano_voo', products: list = [] }: Given): readonly Idea[] =>
  ideasFor({ profile: { businessName: null, businessDesc: desc }, products: list, plan: planOf(plan), now: noon(day) });
const topics = (given: Given) => ideas(given).map(({ topic }) => topic);

/** What owners write of themselves, and the trade that it is. */
const trades: readonly (readonly [description: string, key: string])[] = [
  ['Padaria artesanal com fermentação natural', 'padaria'],
  ['faço bolos e doces por encomenda', 'confeitaria'],
  ['Hambúrguer na brasa e batata rústica', 'hamburgueria'],
  ['pizza no forno a lenha', 'pizzaria'],
  ['marmitas fit e comida caseira', 'restaurante'],
  ['cafés especiais, coado na hora', 'cafeteria'],
  ['açaí e milk-shake no bairro', 'acai'],
  ['salgados para festas, coxinha e kibe', 'salgados'],
  ['hortifrúti com frutas e verduras do dia', 'mercado'],
  ['salão de bairro especializado em cachos', 'salao'],
  ['barbearia clássica, corte e barba', 'barbearia'],
  ['manicure em domicílio, unhas em gel', 'manicure'],
  ['design de sobrancelhas e cílios', 'estetica'],
  ['personal trainer, treino em casa', 'academia'],
  ['nutricionista clínica', 'nutricao'],
  ['psicóloga, terapia online', 'psicologia'],
  ['dentista, aparelho e limpeza', 'odontologia'],
  ['fisioterapia para coluna', 'clinica'],
  ['estúdio de tatuagem e piercing', 'tatuagem'],
  ['pet shop com banho e tosa', 'petshop'],
  ['loja de roupas femininas, vestidos', 'roupas'],
  ['calçados e sandálias', 'calcados'],
  ['ótica, óculos de grau', 'otica'],
  ['semijoias, brincos e colares', 'joias'],
  ['perfumes e cosméticos importados', 'perfumaria'],
  ['floricultura, buquês e arranjos', 'flores'],
  ['papelaria e canecas personalizadas', 'papelaria'],
  ['brinquedos educativos', 'brinquedos'],
  ['marcenaria, móveis planejados', 'casa'],
  ['peças de crochê feitas à mão', 'artesanato'],
  ['conserto de celular e capinhas', 'celular'],
  ['material de construção e ferramentas', 'construcao'],
  ['sebo, livros usados', 'livros'],
  ['oficina mecânica, freios e troca de óleo', 'oficina'],
  ['lava-rápido e polimento', 'lavagem'],
  ['eletricista e instalação de ar-condicionado', 'reparos'],
  ['reformas e pintura residencial, pedreiro', 'reforma'],
  ['diarista, faxina completa', 'limpeza'],
  ['costureira, bainha e ajustes', 'costura'],
  ['fotógrafa de ensaios', 'fotografia'],
  ['aulas de violão', 'aulas'],
  ['advogada trabalhista', 'advocacia'],
  ['contador para MEI', 'contabilidade'],
  ['corretor de imóveis', 'imoveis'],
  ['pousada na serra', 'hospedagem'],
  ['fretes e mudanças', 'fretes'],
];

describe('the trade of a business', () => {
  it('is one of at least thirty, each with a key of its own', () => {
    expect(niches.length).toBeGreaterThanOrEqual(30);
    expect(new Set(niches.map(({ key }) => key)).size).toBe(niches.length);
  });

  it.each(trades)('of %j is %s', (description, key) => expect(nicheOf(description).key).toBe(key));

  it('is the one with the most words in the description, and the one named first of two with equally many', () => {
    expect(nicheOf('pizza e hambúrguer').key).toBe('pizzaria');
    expect(nicheOf('hambúrguer e pizza').key).toBe('hamburgueria');
    expect(nicheOf('hambúrguer, pizza e pizzaria').key).toBe('pizzaria');
  });

  it('is read from the name of the business when there is no description', () => {
    const sources = { products: [], plan: planOf('plano_voo'), now: noon('2026-08-20') };
    const reasons = (businessName: string) =>
      ideasFor({ ...sources, profile: { businessName, businessDesc: null } }).map(({ reason }) => reason);
    expect(reasons('Padaria da Vila')).toContain('Para padaria');
    expect(reasons('Casa da Vila')).not.toContain('Para padaria');
  });

  it('is the general one for words that name no trade', () => {
    expect(nicheOf('atendemos o bairro inteiro')).toBe(everyday);
    expect(nicheOf('')).toBe(everyday);
  });
});

describe.each([...trades, ['atendemos o bairro inteiro', everyday.key] as const])('ideas for %j (%s)', (desc) => {
  const year = Array.from(
    { length: 61 },
    (_, index) => noon('2026-01-01').getTime() + index * 6 * 24 * 60 * 60 * 1_000,
  );

  it('are six to eight different topics within the limit, all year, on every plan, with and without products', () => {
    for (const at of year) {
      const day = new Date(at).toISOString().slice(0, 10);
      for (const plan of planKeys) {
        for (const list of [[], products]) {
          const found = ideas({ desc, day, plan, products: list });
          expect(found.length).toBeGreaterThanOrEqual(6);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(new Set(found.map(({ topic }) => plainWording(topic))).size).toBe(found.length);
          for (const { topic, contentType, tone, reason } of found) {
            expect(isLongerThan(topic, sizeLimits.topic)).toBe(false);
            expect(`${topic} ${reason}`).not.toMatch(/[{}]|undefined|null|\s\s/);
            expect(planOf(plan).contentTypes).toContain(contentType);
            expect(planOf(plan).tones).toContain(tone);
          }
        }
      }
    }
  });
});

describe('every trade', () => {
  it('has an owner who describes it in these tests', () => {
    expect(new Set(trades.map(([, key]) => key))).toEqual(new Set(niches.map(({ key }) => key)));
  });

  it('of a regulated profession offers no price and sells by no date', () => {
    for (const { salesMode, dates, ideas: own } of niches.filter((niche) => niche.salesMode === 'regulated')) {
      expect([salesMode, dates]).toEqual(['regulated', null]);
      expect(own.map(([topic]) => topic).join(' ')).not.toMatch(/preço|oferta|desconto/i);
    }
  });
});

describe('the ideas for dates', () => {
  it.each([
    ['2026-12-01', 'Encomendas de Natal até [preencher: dia]', 'Natal, 25 de dezembro'],
    ['2026-11-10', 'Encomendas da Black Friday até [preencher: dia]', 'Black Friday, 27 de novembro'],
    ['2026-04-15', 'Encomendas do Dia das Mães até [preencher: dia]', 'Dia das Mães, 10 de maio'],
    ['2026-03-20', 'Encomendas de Páscoa até [preencher: dia]', 'Páscoa, 5 de abril'],
    ['2026-12-25', 'Encomendas de Natal até [preencher: dia]', 'Natal, 25 de dezembro'],
  ])('on %s offer %j', (day, topic, reason) =>
    expect(ideas({ desc: 'faço bolos e doces', day })).toContainEqual(
      expect.objectContaining({ topic, reason, contentType: 'post_instagram', tone: 'vender' }),
    ),
  );

  it('have "para a" before a feminine name and "para o" before the others', () => {
    expect(topics({ desc: 'barbearia', day: '2026-03-20' })[0]).toBe(
      'Corte e barba para a Páscoa: horários em [preencher: dias]',
    );
    expect(topics({ desc: 'açaí', day: '2026-12-01' })[0]).toBe(
      'Para o Natal: [preencher: tamanho ou sabor] por [preencher: preço]',
    );
  });

  it('reach 30 days ahead and no further', () => {
    const reasons = (day: string) => ideas({ desc: 'faço bolos', day }).map(({ reason }) => reason);
    expect(reasons('2026-05-13')).toContain('Dia dos Namorados, 12 de junho');
    expect(reasons('2026-05-12').join(' ')).not.toContain('Namorados');
    expect(reasons('2026-12-26').join(' ')).not.toContain('Natal');
  });

  it('announce the opening hours of the next national holiday, in the next year too', () => {
    const holiday = (day: string) =>
      topics({ desc: 'psicóloga', day }).find((topic) => topic.startsWith('Nosso horário'));
    expect(holiday('2026-11-16')).toBe(
      'Nosso horário no feriado de 20 de novembro: [preencher: se abre e até que horas]',
    );
    expect(holiday('2026-12-26')).toContain('1 de janeiro');
    expect(holiday('2027-03-20')).toContain('26 de março');
    expect(holiday('2026-08-01')).toBeUndefined();
  });

  it('name the day of the week as it is in São Paulo', () => {
    const late = new Date('2026-11-21T01:00:00Z');
    const given = { profile: { businessName: null, businessDesc: 'padaria' }, products: [], plan: planOf('plano_voo') };
    const reasons = ideasFor({ ...given, now: late }).map(({ reason }) => reason);
    expect(reasons).toContain('Para hoje, sexta-feira');
  });
});

describe('the ideas for products', () => {
  it('have the price and detail of the product, and a placeholder for what is missing', () => {
    const all = [0, 1].flatMap((index) => topics({ desc: 'padaria', day: `2026-08-2${index}`, products }));
    expect(all).toContain('Bolo de cenoura, R$ 45, com cobertura de chocolate');
    expect(all).toContain('Café, [preencher: preço], [preencher: o que tem de especial]');
    expect(all).toContain('Café: o que mais perguntam? [preencher: pergunta]');
  });

  it('have no price in a regulated profession', () => {
    const [offer] = topics({
      desc: 'nutricionista',
      day: '2026-07-20',
      products: [{ name: 'Consulta', price: 'R$ 200', detail: null }],
    });
    expect(offer).toBe('Consulta: como funciona e para quem é');
  });

  it('alternate by the day with the other ideas', () => {
    const days = ['20', '21', '22', '23'].map((day) => topics({ desc: 'padaria', day: `2026-08-${day}` }).join());
    expect(new Set(days).size).toBe(4);
  });
});
