import { describe, expect, it } from 'vitest';
import type { ContentType } from '../../src/domain/content/contentTypes.ts';
import { refusals } from './refusals.ts';

/** What owners tell, said in other words, rightly and falsely. */
describe.each<{ topic: string; type?: ContentType; right: string; wrong: string }>([
  {
    topic: 'material incluso menos tecido, curso 150',
    right: 'O curso custa R$ 150 com o material incluso, e o tecido é por sua conta.',
    wrong: 'O curso custa R$ 150 com o material incluso, e o tecido é por nossa conta.',
  },
  {
    topic: 'show 1.800 em Campina, fora daqui mais o transporte',
    right: 'O show custa R$ 1.800 em Campina. Em outra cidade, soma o transporte.',
    wrong: 'O show custa R$ 1.800 em Campina. Em outra cidade, o transporte está incluso.',
  },
  {
    topic: 'nao vendo fiado, farinha 14 o quilo',
    right: 'Farinha a R$ 14 o quilo. Fiado, só quando a galinha criar dente.',
    wrong: 'Farinha a R$ 14 o quilo. Fiado, só quando a safra chegar.',
  },
  {
    topic: 'mesa 380, pagamento na hora. Frete à parte, combina com a Doce Mel',
    type: 'texto_anuncio',
    right: 'Texto principal: A mesa da Doce Mel sai por R$ 380, com pagamento na hora.\nTítulo: Mesa\nDescrição: Chame',
    wrong: 'Texto principal: A mesa sai por R$ 380 com o frete da Doce Mel incluso.\nTítulo: Mesa\nDescrição: Chame',
  },
  {
    topic: 'retornos on-line, exceto os de bioimpedância, que continuam no consultório',
    right: 'Os retornos são on-line. Há uma exceção. Os de bioimpedância continuam no consultório.',
    wrong: 'Os retornos são on-line. Não há exceção. Os de bioimpedância são on-line.',
  },
  {
    topic: 'seg a sex 8 as 18, sab e dom nao',
    right: 'Atendemos de segunda a sexta, das 8h às 18h. No fim de semana, descansamos.',
    wrong: 'Atendemos de segunda a sexta, das 8h às 18h. No fim de semana, esperamos você.',
  },
  {
    topic: 'sofa 160, comeca com o sofa encardido, seca em 6h',
    right: 'Lavagem de sofá por R$ 160. Comece com o sofá encardido. Medo de ficar sem sofá? Seca em 6 horas.',
    wrong: 'Lavagem por R$ 160, sem sofá. Seca em 6 horas.',
  },
  {
    topic: 'queijo 95, premiado com prata em Araxa em 2022',
    right: 'Queijo por R$ 95. Em 2022, levou prata em Araxá.',
    wrong: 'Queijo por R$ 95. Em 2022, levou ouro em Araxá.',
  },
  {
    topic: 'colar de prata 95',
    right: 'Colar de prata por R$ 95.',
    wrong: 'Colar por R$ 95: levou prata em Araxá.',
  },
  {
    topic: 'curriculo so pelo zap, padeiro noturno',
    right: 'Vaga de padeiro noturno. Currículo no WhatsApp.',
    wrong: 'Vaga de padeiro noturno. Currículo no balcão.',
  },
  {
    topic: 'retifica de motor, prazo 7 dias uteis',
    right: 'Retífica de motor com prazo de sete dias, sem contar os feriados.',
    wrong: 'Retífica de motor com prazo de nove dias úteis.',
  },
  {
    topic: 'quatro noites pelo preço de três',
    right: 'Quatro noites pelo preço de três: a quarta noite sai de graça.',
    wrong: 'Quatro noites pelo preço de três: a segunda noite sai de graça.',
  },
  {
    topic: 'visita 60 por pessoa, motorista paga 30',
    right: 'Visita a R$ 60 por pessoa. Motorista paga metade: R$ 30.',
    wrong: 'Visita a R$ 60 por pessoa. Motorista não paga.',
  },
  {
    topic: 'visita 60 por pessoa, motorista paga 40',
    right: 'Visita a R$ 60 por pessoa. Motorista paga R$ 40.',
    wrong: 'Visita a R$ 60 por pessoa. Motorista, que é de R$ 40, paga metade.',
  },
  {
    topic: 'roda de samba couvert 15 quem chega ate 18h nao paga',
    right: 'Roda de samba com couvert de R$ 15. Chegou até as 18h? Entra sem pagar couvert.',
    wrong: 'Roda de samba com couvert de R$ 15. Chegou até as 19h? Entra sem pagar couvert.',
  },
  {
    topic: 'roda de samba couvert 15, feijoada 45',
    right: 'Roda de samba com couvert de R$ 15 e feijoada por R$ 45.',
    wrong: 'Roda de samba com couvert de R$ 15. Quem pede a feijoada de R$ 45 entra sem pagar couvert.',
  },
  {
    topic: 'troca de oleo 55, nao mexo em moto acima de 300cc',
    right: 'Troca de óleo por R$ 55. Atendo motos de até 300 cc.',
    wrong: 'Troca de óleo por R$ 55. Atendo motos acima de 300 cc.',
  },
  {
    topic: 'buque 130, dom nao entrega',
    right: 'Buquê por R$ 130, com entrega todo dia (menos domingo).',
    wrong: 'Buquê por R$ 130, com entrega todo dia, domingo também.',
  },
  {
    topic: 'suco 12, nao abre 24 25 e 31/12',
    right: 'Suco por R$ 12. Não abrimos em 24, 25 e 31 de dezembro.',
    wrong: 'Suco por R$ 12. Não abrimos em 23, 25 e 31 de dezembro.',
  },
  {
    topic: 'tarde 14h ou noite 19h vc escolhe',
    right: 'Você escolhe: 14h ou 19h. Prefere de tarde ou de noite?',
    wrong: 'À noite é às 14h. À tarde é às 19h. Você escolhe.',
  },
])('A fact of "$topic"', ({ topic, right, wrong, type }) => {
  it('is read in other words, and a right text is not refused', () => {
    expect(refusals(topic, right, [], type)).toEqual([]);
  });

  it('is missed in a text that says something else, which is refused', () => {
    expect(refusals(topic, wrong, [], type)).not.toEqual([]);
  });
});
