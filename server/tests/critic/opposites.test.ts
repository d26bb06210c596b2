import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

describe('one of two alternatives in a topic', () => {
  it.each([
    ['mais ou menos 30 minutos', 'Fica pronto em mais ou menos 30 minutos. É só mais um passo!'],
    ['fica pronto em mais ou menos 30 minutos', 'Fica pronto em uns 30 minutos. Falta só mais um passo: chama aqui!'],
    ['cedo ou tarde o freio acaba, revisao 90', 'Só tarde demais a gente lembra do freio. A revisão custa R$ 90. Vem?'],
    ['espetinho 8, cerveja ou refri 6', 'Espetinho por R$ 8 e, para beber, só cerveja gelada, por R$ 6. Vem?'],
    ['aula online ou presencial', 'Aula online ou presencial: só presencial tem café. Vem?'],
    ['online ou presencial, terça online', 'Terça é só online. Nos outros dias, no consultório. Vem?'],
    ['pagamento em pix ou dinheiro', 'Aceitamos só no pix ou em espécie. Vem?'],
  ])('may be named without the other one: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).toEqual([]);
  });

  it.each([
    ['sessao online ou presencial, 50min', 'A sessão tem cinquenta minutos e é somente presencial. Vem?'],
    ['pagamento em pix ou dinheiro', 'O pagamento é só no pix. Vem?'],
    ['entrega ou retirada', 'Por aqui é só retirada. Vem?'],
  ])('is refused when the text says that it is the only one: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).not.toEqual([]);
  });
});

describe('words that say the opposite', () => {
  it.each([
    [
      'marmita quentinha na hora do almoco',
      'Marmita quentinha na hora do almoço. Guarde um pouco para o dia seguinte!',
    ],
    ['cookies assados na hora', 'Cookies assados na hora, e ainda bons no dia seguinte. Quer?'],
    ['entrega na hora do almoco', 'A entrega é na hora do almoço. Sobrou? Fica pronta para o dia seguinte!'],
    ['entrada 10, so crianca nao paga', 'Diversão para todas as idades! A entrada é R$ 10, e só criança não paga.'],
    ['entrada 10, meia so crianca', 'Diversão para qualquer idade! A entrada é R$ 10, e só criança paga meia.'],
    ['massa congela bem', 'A massa congela bem. Depois de pronta, conserva bem na geladeira.'],
    [
      'bolo 60, decoracao a combinar',
      'O bolo custa R$ 60, a decoração é a combinar. O preço continua o mesmo do ano passado.',
    ],
    [
      'mudanca 300, outras cidades a combinar',
      'A mudança custa R$ 300, outras cidades a combinar. Com escada, o valor é o mesmo.',
    ],
  ])('are not found in words with another sense: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).toEqual([]);
  });

  it.each([
    ['remendo 25, na hora', 'O remendo custa R$ 25 e fica pronto no dia seguinte. Vem?'],
    ['atende a domicilio so idoso', 'O atendimento em casa vale para pessoas de qualquer idade. Vem?'],
    [
      'retoque ate 20 dias 70, dps paga inteiro',
      'O retoque em vinte dias custa R$ 70; passado esse prazo, continua o mesmo valor.',
    ],
    ['caixa ate 1000L 150, maior a combinar', 'A de até mil litros custa R$ 150. Para as maiores, o valor é o mesmo.'],
  ])('are refused: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).not.toEqual([]);
  });
});

describe('an ingredient or a requirement in a topic', () => {
  it.each([
    ['bolo sem gluten, sem lactose', 'Bolo com glúten, sem lactose. Quer?'],
    ['pao com gluten, queijo e ovo', 'Pão sem glúten, sem lactose. Quer?'],
    ['pao com gluten', 'Pão sem glúten, não tem igual. Quer?'],
    ['pao com gluten', 'Pão sem glúten, nem lactose. Quer?'],
    ['pao com gluten', 'Pão sem glúten, nada de lactose. Quer?'],
  ])('is refused when a list of the text says the opposite: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).not.toEqual([]);
  });

  it.each([
    ['piscina so com atestado', 'Sem atestado, não tem piscina. Já separou o seu?'],
    ['consulta so com pedido medico', 'Sem pedido médico, não fazemos. Já pegou o seu?'],
    ['entrada com convite', 'Sem convite, ninguém entra. Já pegou o seu?'],
  ])('may be stated by a sentence about those who do not have it: "%s", "%s"', (topic, text) => {
    expect(refusals(topic, text, ['turned-round'])).toEqual([]);
  });
});

describe('the frequency in a topic', () => {
  it('is not compared with the text when the topic has two frequencies', () => {
    const text = 'Yoga toda semana e meditação quinzenal, para a sua prática diária. Vem?';
    expect(refusals('yoga toda semana, meditacao quinzenal', text, ['turned-round'])).toEqual([]);
    expect(
      refusals('yoga toda semana, meditacao quinzenal', text.replace('toda semana e', 'e'), ['turned-round']),
    ).toEqual([]);
  });

  it('is compared with the text when the topic has one frequency', () => {
    expect(refusals('yoga toda semana', 'Yoga para a sua prática diária. Vem?', ['turned-round'])).not.toEqual([]);
  });
});
