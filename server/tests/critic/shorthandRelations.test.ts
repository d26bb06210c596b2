import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

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
    'Vai coletar às sete da manhã? A última refeição é até as dez da noite: são 8 horas de jejum.',
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
    'a price that is under another one is less than it',
    'corte e barba 68',
    'Corte e barba a R$ 68: menos de R$ 70.',
    'Corte e barba a R$ 68: menos de R$ 65.',
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
    'Seu filho tem entre sete e doze anos? A turma kids é dele.',
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
  [
    'a posed price is a sum of the customer’s, not a thing that the shop sells',
    'marmita 18 reais',
    'Marmita por R$ 18. Seu pedido deu R$ 55? Obrigado!',
    'Marmita por R$ 18. Vai querer a feijoada de R$ 32?',
  ],
  [
    'an example does not excuse the price of another thing',
    'sobremesa do dia, marmita 18',
    'Marmita por R$ 18, e a sobremesa do dia espera você.',
    'Marmita por R$ 18. Por exemplo, temos sobremesa de R$ 12.',
  ],
  [
    'a condition does not excuse the price of another thing',
    'combo da casa, marmita 18',
    'Marmita por R$ 18. Se o combo da casa te agrada, é só pedir.',
    'Marmita por R$ 18. Se o combo de R$ 29 te agrada, é só pedir.',
  ],
  [
    'opening hours are stated outside of the question that poses an hour',
    'retirada do bolo, avisar 2 dias antes, bolo 65',
    'Vai buscar o bolo? Ele sai por R$ 65, e é só avisar 2 dias antes.',
    'Vai buscar às 22h? Ficamos até as 22h. O bolo sai por R$ 65, e é só avisar 2 dias antes.',
  ],
  [
    'an order not to forget answers no question',
    'jejum antes da coleta, exame 60',
    'Exame por R$ 60, com jejum antes da coleta, ok? Não esqueça.',
    'Exame por R$ 60, com jejum depois da coleta, ok? Não esqueça.',
  ],
  [
    'who spends most does not win by merit',
    'quem gastar 100 concorre a uma tv',
    'Quem gastar R$ 100 vai gostar de saber: falta só escrever as regras. [PREENCHER: regras do sorteio]',
    'Quem gastar R$ 100 concorre a uma TV.',
  ],
  [
    'an extra price is for as many more as the text counts',
    'consulta 200, exame adicional 50',
    'A consulta custa R$ 200, e cada exame adicional, R$ 50.',
    'A consulta custa R$ 200, o exame adicional R$ 50 e o retorno R$ 100.',
  ],
  [
    'half is of a payment where it is told of one',
    'pizza 50, metade calabresa metade queijo',
    'Pizza por R$ 50, metade calabresa, metade queijo.',
    'Pizza por R$ 50, metade calabresa, metade queijo. Broto por R$ 25.',
  ],
  [
    'a rounded price is round and on the side that is said',
    'corte 40 reais',
    'Corte por R$ 40.',
    'Corte por quase R$ 42.',
  ],
  [
    'what is lacking is lacking for something',
    'entrega gratis acima de 50, pizza 42',
    'Pizza por R$ 42: faltam R$ 8 para a entrega grátis, que vem acima de R$ 50.',
    'Pizza por R$ 42 e borda por R$ 8, não falta nada. Entrega grátis acima de R$ 50.',
  ],
  [
    'what comes after another said first keeps the order',
    'treino 99 por mes, avaliacao antes do treino',
    'Treino por R$ 99 ao mês. Você faz a avaliação e só depois treina.',
    'Treino por R$ 99 ao mês. A avaliação fica para depois do treino.',
  ],
  [
    'another fee may begin at a price beside a fixed one',
    'entrega taxa fixa 5, cestas de 80 e 120',
    'Cestas a partir de R$ 80, com taxa fixa de R$ 5.',
    'Cestas de R$ 80 e R$ 120, com taxa a partir de R$ 5.',
  ],
  [
    'what is made without a thing is not made with it, and experience is no material',
    'aula de yoga sem experiencia 50, lanche sem gordura',
    'Aula de yoga por R$ 50, com lanche sem gordura. Nunca praticou? A experiência vem com o tempo.',
    'Aula de yoga por R$ 50, e lanche com muita gordura. Nunca praticou? Venha mesmo assim.',
  ],
  [
    'twelve months are a year',
    'curso de ingles 12 meses 150 por mes',
    'Em um ano de curso você fala inglês, por R$ 150 por mês. Uma semana de aula já faz diferença.',
    'Em seis meses de curso você fala inglês, por R$ 150 por mês.',
  ],
  [
    'an age within the told range is told',
    'kids ate 10 anos 40 reais',
    'Kids até dez anos por R$ 40. Cuidamos de crianças de três anos também.',
    'Kids até doze anos por R$ 40.',
  ],
];

describe('the critic on relations of shorthand', () => {
  it.each(rules)('knows that %s, and accepts a text that agrees with it', (_, topic, right) => {
    expect(refusals(topic, right)).toEqual([]);
  });

  it.each(rules)('knows that %s, and refuses a text that contradicts it', (_, topic, __, wrong) => {
    expect(refusals(topic, wrong)).not.toEqual([]);
  });
});
