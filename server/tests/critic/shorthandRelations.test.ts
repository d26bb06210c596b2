import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { nobody } from './labelled/niches.ts';

/** The codes of hard findings in a text for a topic. */
const refusals = (topic: string, text: string): readonly string[] =>
  critique({
    brief: { contentType: 'mensagem_whatsapp', tone: 'default', topic, campaignLink: null, requestId: '' },
    profile: { ...nobody, businessName: 'Casa da Esquina' },
    products: [],
    voice: null,
    texts: [text],
    count: 1,
    recentOpenings: [],
    now: new Date('2026-11-23T15:00:00Z'),
  })
    .filter(({ severity }) => severity === 'hard')
    .map(({ code }) => code);

/** Each rule with a text that breaks it, and one that reads alike and is right. */
const rules: readonly (readonly [rule: string, topic: string, right: string, wrong: string])[] = [
  [
    'a price that a customer’s case has is no price of the shop',
    'entrega gratis acima de 50',
    'Seu pedido deu R$ 48? Falta pouco: a entrega é grátis acima de R$ 50.',
    'Seu pedido deu certo? A entrega é grátis acima de R$ 48.',
  ],
  [
    'an example price is reckoned with by what was told',
    'visita 50 abate no serviço',
    'Se o serviço ficar em R$ 200, por exemplo, você só completa R$ 150, com os cinquenta da visita como desconto.',
    'O serviço, por exemplo, custa R$ 200, e os cinquenta da visita entram como desconto.',
  ],
  [
    'an hour follows from the hour of a case and a told length',
    'jejum 8h',
    'Vai coletar às sete da manhã? A última refeição é até as onze da noite: são 8 horas de jejum.',
    'Vai coletar às sete da manhã? A última refeição é até as dez da noite: são 8 horas de jejum. Atendemos às dez.',
  ],
  [
    'a day follows from the day of a case and a told length',
    'bolo 65, avisar 2 dias antes',
    'Festa no sábado? Então me chama até quinta: aviso com 2 dias. O bolo sai por R$ 65.',
    'Festa no sábado? Então me chama até sexta: aviso com 2 dias. O bolo sai por R$ 65.',
  ],
  [
    'a rounded price is near the told one',
    'picanha 69,90 o kg',
    'Picanha a R$ 69,90 o quilo: quase setenta reais.',
    'Picanha a R$ 69,90 o quilo: quase oitenta reais.',
  ],
  [
    'what is paid for more is added to the first price',
    'pula pula 4h 180 hora extra 30',
    'Festa de quatro horas: R$ 180. De cinco: R$ 210. A hora extra sai por trinta reais.',
    'Festa de quatro horas: R$ 180. De cinco: R$ 205. A hora extra sai por trinta reais.',
  ],
  [
    'the double of a told price is told',
    'remendo carro 25 caminhao 50',
    'O remendo do carro custa R$ 25, e o do caminhão é o dobro.',
    'O remendo do carro custa R$ 25, e o do caminhão é o triplo.',
  ],
  [
    'two numbers that "e" joins are two',
    'turma kids 7 a 10 anos',
    'Seu filho tem entre sete e dez anos? A turma kids é dele.',
    'Seu filho tem entre sete e doze anos? A turma kids é para quem tem até doze anos.',
  ],
  [
    'the last day of a month is a date',
    'declaracao mei 80 ate 31/5',
    'A declaração de MEI sai por R$ 80, até o último dia de maio.',
    'A declaração de MEI sai por R$ 80, até o último dia de junho.',
  ],
  [
    'a question that is answered with no states nothing',
    'corte 80 so c hora marcada',
    'Posso ir sem agendar? Infelizmente não: o corte de R$ 80 é só com hora marcada.',
    'Posso ir sem agendar? Claro, pode vir sem agendar! O corte custa R$ 80, com hora marcada se quiser.',
  ],
  [
    'another length of time is not the told one',
    'pacote 5 massagens 400 valido 60 dias',
    'Cinco massagens por R$ 400 no pacote, com dois meses para usar.',
    'Cinco massagens por R$ 400 no pacote, com seis meses para usar.',
  ],
  [
    'sooner than a told lead time is too late',
    'bolo 65, encomenda 2 dias antes',
    'O bolo sai por R$ 65. Faça a encomenda 48 horas antes.',
    'O bolo sai por R$ 65. Faça a encomenda na véspera, antes de fechar.',
  ],
  [
    'after is not before',
    'filhote so apos vacina',
    'Filhotes só começam depois de vacinados.',
    'Filhotes podem começar antes mesmo das vacinas.',
  ],
  [
    'before is not after',
    'jejum antes da coleta',
    'Antes da coleta, fique em jejum.',
    'Fique em jejum depois da coleta.',
  ],
  [
    'what customers bring the shop does not',
    'diaria 160, produtos da cliente',
    'Diária de R$ 160. Os produtos de limpeza, quem traz é você.',
    'Diária de R$ 160. Os produtos de limpeza eu mesma levo.',
  ],
  [
    'what is paid apart is not in the price',
    'troca oleo 120, filtro a parte',
    'A troca de óleo custa R$ 120. O filtro é cobrado separado.',
    'A troca de óleo custa R$ 120, já com o filtro.',
  ],
  [
    'what was left out is not taken in',
    'entrega de remedios, controlado nao',
    'Entregamos os seus remédios. Só os controlados não vão.',
    'Entregamos os seus remédios, inclusive os controlados.',
  ],
  [
    'what a thing has not is not in it',
    'vela soja s parafina',
    'Vela de cera de soja, e não leva parafina.',
    'Vela de cera de soja e parafina.',
  ],
  [
    'a last day does not open',
    'ovo 55 encomenda ate 20/3',
    'Ovo por R$ 55. As encomendas fecham em 20 de março.',
    'Ovo por R$ 55. As encomendas abrem em 20 de março.',
  ],
  [
    '"até" holds the number itself',
    'crianca ate 6 anos gratis',
    'Quem tem até seis aninhos não paga nada.',
    'Quem tem menos de seis anos não paga; a partir dos seis, já paga.',
  ],
  [
    'what is free beyond a sum has its price below it',
    'entrega 5 reais gratis acima de 50',
    'A entrega custa R$ 5. A entrega é grátis acima de R$ 50.',
    'A entrega custa R$ 50. A entrega é grátis acima de R$ 5.',
  ],
  [
    'instalments behind a length of time are told',
    'conserto em 1 dia 6x s juros',
    'Conserto em 1 dia. Em até 6x sem juros.',
    'Conserto em 1 dia. Em até 10x sem juros.',
  ],
];

describe('the critic on relations of shorthand', () => {
  it.each(rules)('knows that %s, and refuses no text that keeps to it', (_, topic, right) => {
    expect(refusals(topic, right)).toEqual([]);
  });

  it.each(rules)('knows that %s, and refuses a text that breaks it', (_, topic, __, wrong) => {
    expect(refusals(topic, wrong)).not.toEqual([]);
  });
});
