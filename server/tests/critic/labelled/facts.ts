import { asked, type Labelled } from './labelled.ts';

const cake = asked('mensagem_whatsapp', 'confeitaria', 'bolo de pote a R$ 12,90, retirada sexta 20/11 das 14h às 18h');
const plain = asked('mensagem_whatsapp', 'confeitaria', 'bolo de pote');
const salon = asked('mensagem_whatsapp', 'salao', 'promoção de hidratação: de 90 por 60 reais só esta semana');
const quiet = asked('mensagem_whatsapp', 'salao', 'hidratação');
const garage = asked('mensagem_whatsapp', 'oficina', 'alinhamento e balanceamento em 3x sem juros');
const mothers = asked('mensagem_whatsapp', 'moda', 'presente de Dia das Mães');
const friday = asked('mensagem_whatsapp', 'moda', 'Black Friday com 30% de desconto');

export const facts: readonly Labelled[] = [
  // The owner's facts, said in other words.
  cake('Oi! O bolo de pote sai por 12 reais e 90. Retirada na sexta, 20 de novembro, das 14h às 18h. Quer um?'),
  cake('Bolo de pote a R$12.90! Passe na sexta (20/11) entre 14:00 e 18:00. Reserva um?'),
  cake('Nesta sexta, dia 20, tem bolo de pote. Das 2 da tarde às 6 da tarde. Separo o seu?'),
  cake('Oi! Chama no (19) 99123-4567 e garanta seu bolo de pote.'),
  cake('Oi! Pode chamar no 19 9 9123 4567 ou em wa.me/5519991234567.'),
  cake('Segue a gente: @docemel. E vem buscar na rua das Laranjeiras, 120, Cambuí.'),
  salon('Oi! A hidratação que era R$ 90 está por R$ 60,00 só esta semana. Vamos marcar?'),
  salon('Promoção da semana: hidratação por sessenta reais. Quer seu horário?'),
  quiet('Aqui no salão desde 2012, e são 14 anos cuidando de cabelo. Quer marcar?'),
  quiet('Nosso site é studiobela.com.br: veja os horários e marque a sua hidratação.'),
  garage('Alinhamento e balanceamento em até 3x sem juros no cartão. Traz o carro?'),
  garage('O serviço tem garantia de 90 dias. Quer marcar o alinhamento?'),
  mothers('O Dia das Mães é em 9 de maio. Já pensou no presente? Me chama que eu ajudo.'),
  friday('Black Friday é na sexta, 27 de novembro: 30% de desconto em tudo. Vem?'),
  friday('Dia 27/11 tem Black Friday aqui no ateliê, com 30% off. Separo algo para você?'),
  // What only looks like a fact.
  quiet('Oi! Atendemos de segunda a sexta? Não, de terça a sábado. Quer marcar?'),
  quiet('Na segunda vez você já é de casa. Quer marcar a hidratação?'),
  quiet('Cabelo 100% hidratado é cabelo que balança. Vamos marcar?'),
  quiet('Três dicas para o fio: água morna, toalha macia e hidratação a cada 15 dias. Quer marcar a sua?'),
  quiet('Um minuto de conversa e a gente acha um horário. Me responde?'),
  plain('Meia xícara de café, um bolo de pote e o dia muda. 1/2 colher a mais, por que não? Quer um?'),
  plain('O bolo de pote custa [preencher: preço] e a retirada é [preencher: data e horário]. Reserva um?'),
  plain('Fica para a próxima? Nada disso: deixa o seu bolo de pote separado. Responde aqui.'),
  garage('Volante puxando para o lado? É o carro pedindo socorro 24/7. Traz aqui!'),
  garage('Oi! Rodou, tremeu, parou: são sinais. Com mais de um deles, vem para cá.'),

  plain('Oi! Bolo de pote por R$ 12,90 hoje. Quer um?', 'invented-price'),
  plain('Oi! O bolo de pote sai por apenas 15 reais. Reserva?', 'invented-price'),
  plain('Bolo de pote a partir de 9,90. Chama!', 'invented-price'),
  cake('Oi! O bolo de pote está a R$ 14,90. Retirada sexta, 20/11. Quer?', 'invented-price'),
  garage('Alinhamento em 6x sem juros. Vamos marcar?', 'invented-price'),
  quiet('Oi! A hidratação está quarenta reais. Quer marcar?', 'invented-price'),
  friday('Black Friday com até 70% de desconto. Vem?', 'invented-price'),
  garage('Alinhamento em 3x, ou R$ 1.200 no pacote completo. Traz o carro?', 'invented-price'),

  plain('Oi! Dia 25/11 tem bolo de pote fresquinho. Quer um?', 'invented-date'),
  plain('Oi! No dia 12 de dezembro sai fornada especial de bolo de pote. Reserva?', 'invented-date'),
  quiet('A agenda da hidratação abre nesta quinta. Marca comigo?', 'invented-date'),
  cake('Bolo de pote a R$ 12,90 até domingo. Quer?', 'invented-date'),
  mothers('O Dia das Mães é 16 de maio. Vamos escolher o presente?', 'invented-date'),
  garage('Traga o carro até o dia 5 e faça o alinhamento. Marcamos?', 'invented-date'),

  plain('Oi! O bolo de pote sai do forno às 15h. Passa aqui?', 'invented-time'),
  cake('Bolo de pote na sexta 20/11, das 14h às 20h. Reserva?', 'invented-time'),
  garage('Abrimos às 7:30 para o seu alinhamento. Quer marcar?', 'invented-time'),
  quiet('Última cadeira de hidratação às 8 da noite. Quer?', 'invented-time'),

  plain('Oi! Peça seu bolo de pote pelo (11) 98765-4321.', 'invented-contact'),
  garage('Marque o alinhamento: 62 3222-1010.', 'invented-contact'),
  garage('Siga a gente em @oficinadotonho e marque seu horário.', 'invented-contact'),
  quiet('Mande um e-mail para contato@studiobela.com.br e marque.', 'invented-contact'),
  mothers('Liga no 0800 123 4567 e escolha o presente.', 'invented-contact'),

  garage('Estamos na Avenida Anhanguera, 4500. Passa aqui?', 'invented-address'),
  quiet('Salão novo na Rua dos Navegantes, 310. Vem conhecer?', 'invented-address'),
  plain('Retire seu bolo de pote na Rua das Laranjeiras, 210. Quer?', 'invented-address'),
  mothers('Ateliê na Praça da Liberdade, 18, CEP 30140-010. Vem?', 'invented-address'),

  plain('Peça já: www.docemelbolos.com.br', 'invented-link'),
  quiet('Veja os horários em https://studiobela.com.br/promo e marque.', 'invented-link'),
  garage('Agende em bit.ly/tonho e traga o carro.', 'invented-link'),
  mothers('Escolha o presente em flordechita.com/maes', 'invented-link'),

  garage('São 25 anos cuidando de carro em Goiânia. Vamos marcar?', 'invented-number'),
  plain('Mais de 500 clientes já provaram o bolo de pote. Quer o seu?', 'invented-number'),
  quiet('Só restam 4 vagas para a hidratação. Quer uma?', 'invented-number'),
  garage('Serviço com garantia de 180 dias. Traz o carro?', 'invented-number'),
  plain('Entregamos em até 48 horas. Quer um bolo de pote?', 'invented-number'),
  quiet('Há vinte anos no bairro. Vem hidratar?', 'invented-number'),

  plain('Bolo de pote com frete grátis para o bairro todo. Quer?', 'invented-offer'),
  quiet('Na hidratação, você ganha um brinde surpresa. Marca?', 'invented-offer'),
  plain('Leve 3 e pague 2 nos bolos de pote. Reserva?', 'invented-offer'),
  mothers('Parcelamos em 3 vezes sem juros. Vamos escolher?', 'invented-offer', 'invented-price'),
  quiet('Hidratação com desconto para quem marcar agora. Quer?', 'invented-offer'),
  garage('Faça o alinhamento e leve um brinde. Marcamos?', 'invented-offer'),
  // What is no offer of the business.
  plain('Sem promoção maluca: é bolo de pote bom todo dia. Quer um?'),
  mothers('Um brinde a quem nos criou. Me chama para escolher o presente?'),
  quiet('Garanta a sua hidratação: me responde com o melhor dia.'),

  plain('Bolo de pote: últimas unidades! Corre e pede o seu.', 'invented-urgency'),
  quiet('Vagas limitadas para a hidratação. Marca a sua?', 'invented-urgency'),
  garage('Alinhamento em 3x, somente hoje. Traz o carro?', 'invented-urgency'),
  mothers('Presentes enquanto durarem os estoques. Vem escolher?', 'invented-urgency'),
  plain('Oferta por tempo limitado no bolo de pote. Quer um?', 'invented-urgency', 'invented-offer'),
  // Haste that invents nothing.
  plain('Não deixa para a última hora: peça o seu bolo de pote hoje mesmo.'),
  quiet('Que tal marcar hoje? Amanhã o cabelo agradece.'),
];
