import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

/** Bounds, denials, measures, hours, days and sums of shorthand in words other than the owner's, rightly and falsely. */
describe.each([
  {
    topic: 'chaveiro visita so acima de 50 reais',
    right: 'Precisou de chaveiro? A gente visita quando o serviço supera cinquenta reais.',
    wrong: [
      'Precisou de chaveiro? A gente visita em qualquer valor de serviço.',
      'Chaveiro que visita quando o serviço supera trinta reais.',
      'Precisou de chaveiro? A gente visita quando o serviço não supera cinquenta reais.',
      'Precisou de chaveiro? A gente visita quando o serviço não passa de cinquenta reais.',
    ],
  },
  {
    topic: 'aula de violao 40, minimo 3 pessoas',
    right: 'Aula de violão por R$ 40, com ao menos três pessoas na turma.',
    wrong: ['Aula de violão por R$ 40, com ao menos seis pessoas na turma.'],
  },
  {
    topic: 'feijao minimo 5 kg, 8 o kg',
    right: 'Feijão a R$ 8 o quilo, de cinco quilos em diante.',
    wrong: ['Feijão a R$ 8 o quilo, em qualquer quantidade.', 'Feijão a R$ 8 o quilo, até cinco quilos.'],
  },
  {
    topic: 'suco s/ açucar 9',
    right: 'Nosso suco é livre de açúcar e custa R$ 9.',
    wrong: ['Nosso suco leva açúcar e custa R$ 9.', 'Suco bem docinho de açúcar por R$ 9!'],
  },
  {
    topic: 'paleta s/ corante 7',
    right: 'Paleta sem nadinha de corante por R$ 7.',
    wrong: ['Paleta com corante por R$ 7.', 'Paleta com um nadinha a mais de corante por R$ 7.'],
  },
  {
    topic: 'fecha seg e ter, qua a dom 11-22',
    right: 'Esperamos você de quarta a domingo, das 11h às 22h. Segunda e terça a casa fecha.',
    wrong: [
      'Esperamos você de terça a domingo, das 11h às 22h. Segunda a casa fecha.',
      'Esperamos você de segunda a domingo, das 11h às 22h.',
    ],
  },
  {
    topic: 'fechado dom, seg a sab 8-18',
    right: 'De segunda a sábado, das 8h às 18h. No domingo a gente descansa.',
    wrong: ['De segunda a domingo, das 8h às 18h.', 'De segunda a sábado, das 8h às 18h, e no domingo também abrimos.'],
  },
  {
    topic: 'folga seg e ter',
    right: 'Segunda e terça são nossas folgas.',
    wrong: ['Estamos abertos na segunda e na terça.'],
  },
  {
    topic: 'brigadeiro 3 cada, minimo 20 unidades',
    right: 'Brigadeiro a R$ 3 cada, no mínimo vinte unidades: portanto, o menor pedido é de R$ 60.',
    wrong: [
      'Brigadeiro a R$ 3 cada, no mínimo vinte unidades: portanto, o menor pedido é de R$ 50.',
      'Brigadeiro a R$ 3 cada, no mínimo dez unidades: portanto, o menor pedido é de R$ 30.',
    ],
  },
  {
    topic: 'azulejo 15 por peça, minimo 8 peças',
    right: 'Pintamos azulejos por R$ 15 a peça, a partir de oito peças. Portanto, a partir de R$ 120.',
    wrong: ['Pintamos azulejos por R$ 15 a peça, a partir de oito peças. Portanto, a partir de R$ 100.'],
  },
  {
    topic: 'coxinha queijo 6, calabresa 8',
    right: 'Coxinha de queijo: cada uma é seis reais. De calabresa, oito.',
    wrong: [
      'Coxinha de queijo: cada uma é sete reais. De calabresa, oito.',
      'Coxinha de queijo: cada uma é oito reais. De calabresa, seis.',
    ],
  },
  {
    topic: 'esfiha 5, duas por 9',
    right: 'Uma é cinco reais, duas são nove reais. Esfiha quentinha!',
    wrong: [
      'Uma é quatro reais, duas são nove reais. Esfiha quentinha!',
      'Uma é cinco reais, duas são doze reais. Esfiha quentinha!',
    ],
  },
  {
    topic: 'adesivo 0,80 acima de 100 un 0,50 cada',
    right:
      'Adesivo a oitenta centavos. Passando de 100 unidades, cada um cai para cinquenta centavos: duzentos dão R$ 100.',
    wrong: [
      'Adesivo a oitenta centavos. Passando de 100 unidades, cada um cai para quarenta centavos: duzentos dão R$ 80.',
    ],
  },
  {
    topic: 'conserto de pneu em 1h, garantia 30 dias',
    right: 'Seu pneu fica pronto em sessenta minutos, com garantia de 30 dias.',
    wrong: [
      'Seu pneu fica pronto em quarenta minutos, com garantia de 30 dias.',
      'Seu pneu fica pronto em sessenta minutos, com garantia de 90 dias.',
      'Seu pneu fica pronto em sessenta dias.',
    ],
  },
  {
    topic: 'massagem 90 min 140',
    right: 'Massagem de 90 minutos, ou uma hora e meia, por R$ 140.',
    wrong: ['Massagem de 60 minutos por R$ 140.'],
  },
  {
    topic: 'sessao 2h 200 30 fotos, foto extra 10',
    right: 'Duas horas de sessão por R$ 200, com trinta fotos. Cada foto a mais sai por R$ 10.',
    wrong: ['Duas horas de sessão por R$ 10, com trinta fotos. Cada foto a mais sai por R$ 200.'],
  },
  {
    topic: 'diaria 120 casal, pessoa extra 40',
    right: 'A diária do casal é R$ 120, e cada pessoa a mais paga R$ 40.',
    wrong: [
      'A diária do casal é R$ 40, e cada pessoa a mais paga R$ 120.',
      'A diária do casal é R$ 120, e cada pessoa a mais paga R$ 60.',
    ],
  },
  {
    topic: 'happy hour chope 7 so das 18 as 20',
    right: 'Entre seis e oito horas, o chope sai por R$ 7.',
    wrong: [
      'Entre cinco e oito horas, o chope sai por R$ 7.',
      'O dia todo, o chope sai por R$ 7.',
      'Entre seis e nove horas, o chope sai por R$ 7.',
    ],
  },
  {
    topic: 'tapete lavagem 80, pronto em 2 dias',
    right: 'Lavamos seu tapete por R$ 80. A secagem leva entre cinco e oito horas, e em dois dias está pronto.',
    wrong: ['Lavamos seu tapete por R$ 80 em cinco dias.'],
  },
  {
    topic: 'almoço 25 todo dia',
    right: 'Almoço por R$ 25 em qualquer dia.',
    wrong: ['Almoço por R$ 25 só no sábado.'],
  },
  {
    topic: 'cortina 1,80 larg 95',
    right: 'Cortina de 1,80 m de largura por R$ 95.',
    wrong: ['Cortina de 1,80 m de largura por R$ 85.', 'Cortina de 2,50 m de largura por R$ 95.'],
  },
  {
    topic: 'fita 2,50 larg 3cm',
    right: 'Fita de três centímetros de largura por R$ 2,50.',
    wrong: ['Fita de três centímetros de largura por R$ 3,90.'],
  },
  {
    topic: 'shampoo s/ sulfato 32',
    right: 'Shampoo isento de sulfato por R$ 32. Seu cabelo agradece.',
    wrong: ['Shampoo com sulfato por R$ 32. Seu cabelo agradece.'],
  },
  { topic: 'bolo s/ leite 45', right: 'Bolo sem nadinha de leite por R$ 45.', wrong: ['Bolo com leite por R$ 45.'] },
  {
    topic: 'folga seg e ter, atende qua a sab',
    right: 'Atendemos de quarta a sábado. Segunda e terça são de folga.',
    wrong: ['Atendemos de terça a sábado. Segunda é de folga.'],
  },
  {
    topic: 'fecha seg, nao entrego ter',
    right: 'Abrimos de terça a domingo. Segunda fechamos, e na terça não tem entrega.',
    wrong: ['Abrimos de segunda a domingo, com entrega na terça.'],
  },
  {
    topic: 'portao 3,00 larg 2,10 alt 1800',
    right: 'Portão de 3 m de largura e 2,10 m de altura por R$ 1.800.',
    wrong: ['Portão de 3 m de largura e 2,20 m de altura por R$ 1.800.'],
  },
  {
    topic: 'seguro auto livre de franquia 1900',
    right: 'Seguro do carro sem franquia por R$ 1.900.',
    wrong: ['Seguro do carro com franquia por R$ 1.900.'],
  },
  { topic: 'pao nadinha de gluten 22', right: 'Pão sem glúten por R$ 22.', wrong: ['Pão com glúten por R$ 22.'] },
  {
    topic: 'muda de acai 9 a unidade, acima de 200 mudas sai por 6,50',
    right: 'Até 200 mudas: R$ 9 a unidade. Acima de 200: R$ 6,50 a unidade.',
    wrong: ['Até 200 mudas: R$ 6,50 a unidade.', 'Acima de 200 mudas: R$ 9 a unidade. Até 200: R$ 6,50.'],
  },
  {
    topic: 'ostra fresca, duzia 36 e a grande 48',
    right: 'Ostra fresca: R$ 36 a dúzia e R$ 48 a dúzia da grande.',
    wrong: ['Ostra fresca: R$ 48 a dúzia e R$ 36 a dúzia da grande.'],
  },
  {
    topic: '40 mesas 1,20. cadeira 290, mesa 180',
    right: 'São 40 mesas de 1,20 m, por R$ 180 cada. A cadeira sai por R$ 290.',
    wrong: ['São 40 mesas de 1,20 m, por R$ 290 cada. A cadeira sai por R$ 180.'],
  },
  {
    topic: 'so retirada no viveiro ou entrega acima de 500 mudas',
    right: 'Retirada no viveiro, ou entrega acima de 500 mudas. Combine a retirada ou a entrega no WhatsApp.',
    wrong: ['Retirada no viveiro, ou entrega a partir de 50 mudas.'],
  },
  {
    topic: 'rede de casal R$ 289, frete a parte',
    right: 'A rede de casal custa R$ 289 mais o frete.',
    wrong: ['A rede de casal custa R$ 289 com frete incluso.'],
  },
  {
    topic: 'passeio 180 por pessoa, criança ate 5 anos nao paga',
    right: 'O passeio é R$ 180 por pessoa. Até 5 anos, a criança não paga.',
    wrong: ['O passeio é R$ 180 por pessoa. Até 8 anos, a criança não paga.'],
  },
  {
    topic: 'cobro 230 o metro com tubo, a outorga é separada',
    right: 'São R$ 230 o metro, com o tubo. A outorga é separada, não entra nesse valor.',
    wrong: ['São R$ 230 o metro, com o tubo e a outorga inclusa.'],
  },
  {
    topic: 'gravuras de R$ 60 a R$ 400, aberto de quarta a domingo',
    right: 'As gravuras vão de sessenta a quatrocentos reais. Aberto de quarta a domingo.',
    wrong: ['As gravuras vão de sessenta a quinhentos reais. Aberto de quarta a domingo.'],
  },
  {
    topic: 'arreio completo 2.350, nao trabalhamos com couro sintetico',
    right: 'Arreio completo, sem couro sintético, por R$ 2.350.',
    wrong: ['Arreio completo em couro sintético por R$ 2.350.'],
  },
  {
    topic: 'a partir de agosto voltamos a receber imagens de gesso',
    right: 'A partir de agosto voltamos a receber imagens de gesso. Mande a sua foto.\n\nAté agosto,\nAteliê',
    wrong: ['Até agosto recebemos imagens de gesso. Mande a sua foto.'],
  },
  {
    topic: 'vaga para casal na ordenha, 3200 cada, onibus da escola passa',
    right: 'Vaga para casal na ordenha: R$ 3.200 cada. Filho em idade de escola? O ônibus passa.',
    wrong: ['Vaga para casal na ordenha, idade de 20 a 35 anos: R$ 3.200 cada. O ônibus da escola passa.'],
  },
  {
    topic: 'abre as 7h e fecha as 18h30',
    right: 'A casa abre às 7h e fecha às 18h30.',
    wrong: ['A casa abre às 7h e fecha às 18h.'],
  },
])('"$topic" said in other words', ({ topic, right, wrong }) => {
  it('is not refused where it is right', () => {
    expect(refusals(topic, right)).toEqual([]);
  });

  it.each(wrong)('is refused where it is falsified: %s', (text) => {
    expect(refusals(topic, text)).not.toEqual([]);
  });
});
