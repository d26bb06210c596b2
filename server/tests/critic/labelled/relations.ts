import type { ContentType } from '../../../src/domain/catalog.ts';
import { emptyProfile, type BusinessProfile } from '../../../src/domain/account/user.ts';
import type { Labelled } from './labelled.ts';

const shop = (businessName: string, businessDesc: string, rest: Partial<BusinessProfile> = {}): BusinessProfile => ({
  ...emptyProfile,
  businessName,
  businessDesc,
  targetAudience: 'Gente do bairro',
  businessCity: 'Recife',
  businessNeighborhood: 'Casa Amarela',
  ...rest,
});

const told =
  (profile: BusinessProfile, topic: string, type: ContentType = 'mensagem_whatsapp') =>
  (text: string, ...codes: readonly string[]): Labelled => ({
    type,
    topic,
    profile,
    link: null,
    recent: [],
    texts: [text],
    codes,
  });

const pizza = told(
  shop('Pizzaria do Nino', 'Pizzas no forno a lenha'),
  'pizza g 45 m 38 p 30, entrega gratis no bairro',
);
const barber = told(shop('Barbearia Navalha', 'Barbearia de bairro'), 'corte 45 barba 30 combo 65 seg a sab 9 as 19');
const bazaar = told(shop('Brechó Girassol', 'Roupa usada'), 'bazar dia 28.11 tudo ate 50 conto menos jaquetas');
const pix = told(shop('Ótica Luz', 'Óculos de grau'), 'armação 280, 10% no pix e 5% no cartao ate sexta');
const cash = told(shop('Sebo Traça', 'Livros usados'), 'gibis a 5 reais cada, só no dinheiro');
const closed = told(shop('Padaria Aurora', 'Pães e bolos'), 'nao abrimos segunda, ter a dom 6h as 20h');
const offer = told(shop('Salão Iara', 'Cabelo e unha'), 'hidratação de 100 por 70 so essa semana c/ hora marcada');
const vet = told(
  shop('Bicho Feliz', 'Pet shop e veterinário'),
  'vacina dia 5/12, castração dia 12/12, com agendamento',
);
const house = told(shop('Lar Imóveis', 'Compra e venda'), 'apto 2 quartos 389 mil + casa 3 quartos 520 mil');
const lunch = told(shop('Marmita da Zefa', 'Marmitas'), 'marmita p 15 m 18 g 22, bebida a parte, qui tem feijoada 25');
const school = told(shop('Escola Tom', 'Aulas de violão'), '1a aula gratis p/ alunos novos, mensalidade 180');
const store = told(shop('Casa do Jeans', 'Jeans'), 'loja toda c/ 20% off exceto calçados ate 30/11');
const feast = told(shop('Paróquia São José', 'Igreja'), 'quermesse sab dia 28 das 18 as 23h pastel 8 quentao 10');

/** Relations between what was told and what a text says: things, conditions, exceptions, what is left out. */
export const relations: readonly Labelled[] = [
  pizza('Pizza grande por R$ 45, média por R$ 38 e pequena por R$ 30. Entrega grátis no bairro. Pede a sua?'),
  pizza('Hoje tem pizza! R$ 45 a grande, R$ 38 a média, R$ 30 a pequena. A entrega no bairro é por nossa conta. Bora?'),
  pizza('*Grande:* R$ 45\n*Média:* R$ 38\n*Pequena:* R$ 30\nNo bairro, entrega grátis. Qual vai ser?'),
  pizza('Pizza grande por R$ 38, média por R$ 45 e pequena por R$ 30. Entrega grátis no bairro. Pede?', 'swapped'),
  pizza('*Grande:* R$ 30\n*Média:* R$ 38\n*Pequena:* R$ 45\nNo bairro, entrega grátis. Qual?', 'swapped'),
  pizza('Pizza em três tamanhos e entrega grátis no bairro. Pede a sua?', 'missing-price'),
  pizza('Pizza grande R$ 45, média R$ 38, pequena R$ 30. Pede a sua?', 'missing-offer'),
  barber('Corte por R$ 45, barba por R$ 30 e o combo sai por R$ 65. De segunda a sábado, das 9h às 19h. Marca?'),
  barber('De segunda a sábado, das nove da manhã às sete da noite. Corte 45, barba 30, os dois no combo por 65. Vem?'),
  barber('Corte por R$ 30, barba por R$ 45 e combo por R$ 65. De segunda a sábado, das 9h às 19h. Marca?', 'swapped'),
  barber('Corte R$ 45, barba R$ 30, combo R$ 65, das 9h às 19h de segunda a domingo. Marca?', 'invented-date'),
  barber(
    'Corte R$ 45, barba R$ 30, combo R$ 65, de segunda a sábado, das 9h às 21h. Marca?',
    'invented-time',
    'missing-time',
  ),
  bazaar('Dia 28/11 tem bazar: tudo até R$ 50, menos as jaquetas. Vem garimpar?'),
  bazaar('Sábado, 28 de novembro: nada passa de cinquenta reais no bazar. Só as jaquetas ficam de fora. Vem?'),
  bazaar('Dia 28/11 tem bazar: tudo até R$ 50, inclusive as jaquetas. Vem?', 'turned-round'),
  bazaar('Dia 28/11 tem bazar com tudo até R$ 50. Vem?', 'missing-exception'),
  bazaar('Tem bazar com tudo até R$ 50, menos jaquetas. Vem?', 'missing-date'),
  pix('Armação por R$ 280: no Pix tem 10% de desconto, no cartão 5%. Só até sexta. Quer ver?'),
  pix('R$ 280 a armação. Até sexta, 10% a menos no Pix ou 5% no cartão. Me chama?'),
  pix('Armação por R$ 280: no Pix 5% de desconto, no cartão 10%. Só até sexta. Quer ver?', 'swapped'),
  pix('Armação por R$ 280, com 10% no Pix e 5% no cartão a partir de sexta. Quer ver?', 'turned-round'),
  pix('Armação por R$ 280, com 10% no Pix e 5% no cartão. Quer ver?', 'missing-deadline'),
  cash('Gibis a R$ 5 cada. Traga dinheiro, que aqui só vale em espécie. Passa aqui?'),
  cash('Gibis por cinco reais cada um, só no dinheiro. Vem escolher?'),
  cash('Gibis a R$ 5 cada, no dinheiro ou no cartão. Vem escolher?', 'turned-round'),
  cash('Gibis a R$ 5 cada. Vem escolher?', 'missing-condition'),
  closed('De terça a domingo, das 6h às 20h, tem pão quente. Segunda a gente descansa. Passa aqui?'),
  closed('Terça a domingo, 6h às 20h. Na segunda não abrimos. Guardo um pão para você?'),
  closed('Abertos todos os dias, das 6h às 20h, com pão quente. Passa aqui?', 'turned-round', 'invented-date'),
  closed(
    'De terça a domingo, das 6h às 20h. E na segunda estamos de portas abertas também. Vem?',
    'turned-round',
    'invented-date',
  ),
  offer('Hidratação de R$ 100 por R$ 70, só esta semana, com hora marcada. Quer o seu horário?'),
  offer('Só nesta semana: a hidratação cai de 100 para 70 reais, 30% a menos. Agende a sua?'),
  offer('Hidratação de R$ 70 por R$ 100, só esta semana, com hora marcada. Quer?', 'turned-round'),
  offer('Hidratação de R$ 100 por R$ 70, só esta semana, sem precisar marcar hora. Vem?', 'turned-round'),
  offer('Hidratação por R$ 100, só esta semana, com hora marcada. Quer?', 'missing-price'),
  vet('Vacina no dia 5/12 e castração no dia 12/12, com agendamento. Quer marcar?'),
  vet('Anota: 5 de dezembro é dia de vacina, 12 de dezembro é a castração. Agende pelo WhatsApp.'),
  vet('Castração no dia 5/12 e vacina no dia 12/12, com agendamento. Quer marcar?', 'swapped'),
  house('Apartamento de 2 quartos por R$ 389 mil. Casa de 3 quartos por R$ 520 mil. Qual você quer visitar?'),
  house('Casa de 3 quartos por R$ 389 mil e apartamento de 2 quartos por R$ 520 mil. Quer visitar?', 'swapped'),
  house('Apartamento de 2 quartos por trezentos e oitenta e nove mil reais, casa de 3 por R$ 520.000. Vamos visitar?'),
  lunch('Marmita P R$ 15, M R$ 18, G R$ 22, bebida à parte. Quinta tem feijoada por R$ 25. Separo a sua?'),
  lunch(
    'Marmita P R$ 15, M R$ 18, G R$ 22, com bebida inclusa. Quinta tem feijoada por R$ 25. Separo?',
    'turned-round',
    'invented-offer',
  ),
  school('A primeira aula é grátis para alunos novos. Depois, R$ 180 por mês. Quer marcar a sua?'),
  school('Todas as aulas grátis para quem gosta de violão. Quer marcar?', 'missing-condition', 'missing-price'),
  store('Loja toda com 20% de desconto até 30/11, exceto calçados. Vem?'),
  store('Até 30 de novembro, tudo com 20% off. Só os calçados não entram. Passa aqui?'),
  store('Loja toda com 20% de desconto até 30/11, incluindo calçados. Vem?', 'turned-round'),
  feast('Sábado, dia 28, tem quermesse das 18h às 23h: pastel a R$ 8 e quentão a R$ 10. Quem vem?'),
  feast('Sábado, dia 28, das seis da tarde às onze da noite: pastel por 8 reais, quentão por 10. Vamos?'),
  feast('Sábado, dia 28, das 18h às 23h: quentão a R$ 8 e pastel a R$ 10. Quem vem?', 'swapped'),
];
