import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { noDictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { tidyText } from '../../src/domain/facts/spelling/tidy.ts';
import { anAttempt } from '../contracts/writer.ts';
import spent from '../writer/spentBriefs.json' with { type: 'json' };
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { minPriceLikelihood, priceWeights } from '../../src/domain/facts/prices/learntPrices.ts';
import { pricePatches } from '../../src/domain/facts/prices/pricePatches.ts';
import { examplesOf, pricesFound } from '../../scripts/prices/examples.ts';
import { profileFields, type BusinessProfile } from '../../src/domain/account/user.ts';

const nobody = Object.fromEntries(profileFields.map((field) => [field, null])) as unknown as BusinessProfile;
const now = new Date('2026-11-23T15:00:00Z');

/** Where the fact sheet, which the critic judges by, has a price, and where a draft writes one. */
const read = (topic: string) => ({
  sheet: readFacts(topic, nobody, [], now)
    .facts.filter(({ kind }) => kind === 'price')
    .map(({ start }) => start),
  draft: pricePatches(topic, []).map(({ start }) => start),
});

describe('prices without a sign', () => {
  it('are found in topics that the weights were not trained on, with a precision of 97% and a recall of 98%', () => {
    const examples = examplesOf('heldOut');
    expect(examples).toHaveLength(450);
    const { precision, recall } = pricesFound(priceWeights, examples, minPriceLikelihood);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.98);
  });

  it('are not read in the words of an owner who writes R$ and whole sentences', () => {
    expect(read('Café da safra por R$ 42. Só fizemos 300. Coado por R$ 12.').draft).toEqual([18, 51]);
    expect(read('cafe da safra por 42, coado 12').draft).toEqual([18, 28]);
  });
});

describe('the fact sheet and the draft', () => {
  it.each([
    ['yoga segunda e quarta, 160 mes', '160'],
    ['cacamba de 5 metros, 340 por ate 5 dias', '340'],
    ['box de vidro 8mm, 690 instalado', '690'],
    ['chopp 10 das 18h às 20h, porção 35', '10'],
    ['sushi por R$ 69 em vez de 89 bebida a parte', '89'],
    ['vaga de balconista, 1650 + vt', '1650'],
    ['box de banheiro a partir de 690 instalado', '690'],
    ['troca de tela a partir de 120 fica pronto em 40 min', '120'],
    ['ensaio em estudio, 890 em ate 4x', '890'],
    ['curso de 4 semanas, 380 ou 2x 190', '380'],
    ['peixe cru 45, empanado 38', '45'],
    ['serralheria, portao galvanizado, pintura preta, 3.200 ja instalado em contagem', '3.200'],
    ['retiro de yoga, 12 a 14 de setembro 780 com hospedagem', '780'],
    ['retiro na serra, 480 qto coletivo', '480'],
    ['curso kite iniciante 3 dias 1.350, so 4 vagas na turma', '1.350'],
  ])('read the same number of "%s" as a price', (topic, price) => {
    const start = topic.indexOf(price);
    expect(read(topic).draft).toContain(start);
    expect(read(topic).sheet).toContain(start);
  });

  it.each([
    'consulta com nutricionista CRN-3 45678',
    'Dra Livia CRO-GO 11234',
    'dermatologista CRM-SC 18456 RQE 9021',
    'faca campeira aço 5160 cabo de osso',
    'rede de casal algodao 4,20 total aguenta 200kg',
    'portao de ferro 3,20m x 2,10',
    'rifa de 100 numeros ja foi 63',
    'a gente vendia pao na garagem 20 por dia',
    'instalacao de split 9000 a 12000',
    'faca de 10 polegadas aço carbono 5160 cabo de osso',
    'portao de 2 folhas, 1,80 de altura por 2,60 de vao total',
    'aquela respiraçao 4 7 8',
    'na tela aparece 4 segundos puxa 7 segura 8 solta',
    'matricula 2026 pra quem ja é cliente ate 30/11',
  ])('read no price: %s', (topic) => expect(read(topic)).toEqual({ sheet: [], draft: [] }));

  it.each([
    'brindes a partir de 100 peças',
    'eu também comecei depois dos 50 quando me aposentei',
    'chegaram os pintinhos. Veio 400 e acaba em dois dias',
    'entrada a partir de 18 anos',
    'o próximo encontro é 25 às 15h, entrada livre',
    'pimenta com ardência 9 de 10 e manga',
    'faturamento de 2025 mes a mes do MEI',
    'câmeras: já temos 10 instaladas em Natal',
  ])('read no price in a limit, a count or an hour; here the fact sheet: %s', (topic) =>
    expect(read(topic).sheet).toEqual([]),
  );

  it.each([
    ['flash day sab 28/11 11 as 19', 'hours after a date'],
    ['regar nos 1os 3 meses 2x por semana', 'an ordinal'],
    ['split 9 a 12 mil btus', 'a power'],
    ['aposentadoria rural, precisa ter 55 a mulher e 60 o homem', 'ages'],
    ['aposentadoria rural precisa ter 55 a mulher 60 o homem', 'ages without a comma'],
    ['quem tem 62 a mulher e 65 o homem ja pode pedir', 'ages after "tem"'],
    ['seg qua sex 19h, primeira semana 0800', 'no amount begins with a zero'],
    ['georreferenciamento de imovel rural ate 100 ha, inclui campo e planta', 'hectares'],
  ])('read no price: %s (%s)', (topic) => expect(read(topic)).toEqual({ sheet: [], draft: [] }));

  it.each([
    ['bomba hidraulica massey 275 e 290, 850 a base de troca', ['850']],
    ['paralama do fusca 74 original, 320 no pix', ['320']],
    ['bingo com cartela 10, premios uma tv 50 e um ventilador', ['10']],
    ['insulfilm gol 180 corolla 220', ['180', '220']],
    ['tem casaco a partir de 35 bota 40', ['35', '40']],
    ['abre porta 80 de dia 130 dps das 22h', ['80', '130']],
  ])('read the prices beside models, and no model as a price: %s', (topic, prices) => {
    const { sheet, draft } = read(topic);
    expect([sheet, draft]).toEqual(Array(2).fill(prices.map((price) => topic.indexOf(price))));
  });

  it.each(['baile sabado entrada 30 a mulher e 40 o homem', 'escova ter 55 qua 60'])('read prices: %s', (topic) =>
    expect(read(topic).sheet).not.toEqual([]),
  );

  it('read the centavos of a price before a slash', () => {
    const facts = readFacts('plano familiar R$ 39,90/mês', nobody, [], now).facts;
    expect(facts.map(({ key }) => key)).toEqual(['R$3990']);
  });

  it('agree: the critic reports no invented price in the topic of a brief after tidyText()', () => {
    for (const [, , topic = ''] of spent) {
      const written = tidyText(topic, noDictionary, []);
      const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 });
      const codes = critique({ ...task, texts: [written] }).map(({ code }) => code);
      expect([written, codes.includes('invented-price')]).toEqual([written, false]);
    }
  }, 60_000);
});
