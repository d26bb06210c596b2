import { asked, type Labelled } from './labelled.ts';

const feijoada = asked(
  'mensagem_whatsapp',
  'cantina',
  'galeto com polenta na sexta, meia porção R$ 34 e inteira R$ 58',
);
const beard = asked('mensagem_whatsapp', 'barbearia', 'plano mensal com 4 cortes por R$ 150');
const pilates = asked('mensagem_whatsapp', 'academia', 'mensalidade 3x na semana R$ 189, trimestre R$ 510');
const braces = asked('mensagem_whatsapp', 'dentista', 'manutenção do aparelho');
const fees = asked('mensagem_whatsapp', 'contador', 'honorários MEI R$ 79 por mês');
const cake = asked('mensagem_whatsapp', 'padaria', 'cuca de uva, forma inteira R$ 42, encomendar até quinta');
const room = asked('mensagem_whatsapp', 'pousada', 'baixa temporada: diária de 420 por 350, de segunda a quinta');
const skirt = asked('mensagem_whatsapp', 'costura', 'ajuste de vestido de festa');
const sun = asked('mensagem_whatsapp', 'otica', 'óculos de sol infantil a partir de R$ 129');
const wire = asked('mensagem_whatsapp', 'eletricista', 'troca de tomada R$ 60, visita R$ 80 abatida do serviço');
const air = asked('mensagem_whatsapp', 'climatizacao', 'instalação de split');
const denim = asked('mensagem_whatsapp', 'brecho', '3 peças por R$ 99');
const soup = asked('mensagem_whatsapp', 'marmitas', 'caldos de inverno 500 ml R$ 22');
const mom = asked('mensagem_whatsapp', 'massagem', 'vale-presente');
const house = asked('mensagem_whatsapp', 'imoveis', 'casa com 3 quartos no Jardim Alvorada, R$ 380 mil');
const desk = asked('mensagem_whatsapp', 'moveis', 'escrivaninha');
const theory = asked('mensagem_whatsapp', 'autoescola', 'aulas teóricas à noite');
const grape = asked('mensagem_whatsapp', 'hortifruti', 'uva do Vale, melancia');
const clown = asked('mensagem_whatsapp', 'buffet', 'recreação infantil');
const glassy = asked('mensagem_whatsapp', 'celular', 'película e capinha por R$ 50');
const tulip = asked('mensagem_whatsapp', 'flores', 'tulipas em vaso R$ 38');
const kids = asked('mensagem_whatsapp', 'ingles', 'curso de férias em janeiro, 8 aulas por R$ 320');
const belly = asked('mensagem_whatsapp', 'fotos', 'ensaio newborn');
const lip = asked('mensagem_whatsapp', 'joias', 'aliança de prata R$ 120 o par, gravação R$ 15 cada');

/** The owner's facts said in other words, and what nobody told. Written before the mended critic was run on them. */
export const secondFacts: readonly Labelled[] = [
  feijoada(
    'Sexta tem galeto com polenta! Meia porção por trinta e quatro, inteira por cinquenta e oito. Reserva a mesa?',
  ),
  feijoada('Nesta sexta o fogão é do galeto. R$ 34 a meia, R$ 58 a inteira. Vem com fome.'),
  feijoada('Duas inteiras alimentam a mesa toda e dão R$ 116. Reserve em cantinadanonna.com.br.'),
  feijoada('Almoço servido de terça a domingo, e na sexta com galeto. Guardo um lugar?'),
  beard('Quatro cortes no mês por cento e cinquenta. Sai a R$ 37,50 cada. Fecha comigo?'),
  beard('Quem corta toda semana paga 180 avulso e 150 no plano: são 30 reais de economia. Bora?'),
  beard('Plano do mês: 4 cortes, R$ 150, sem fila na cabeça. Chama no @barbeariadozeca.'),
  pilates('Três vezes na semana por R$ 189 ao mês. No trimestre fica R$ 510, ou R$ 170 por mês. Vamos?'),
  pilates('No trimestre você economiza R$ 57. Quer garantir sua turma?'),
  braces('Borrachinha nova, vida nova. Já marcou a manutenção deste mês? Me responde com o melhor horário.'),
  fees('Setenta e nove reais por mês e a papelada do MEI some da sua mesa. Quer saber como funciona?'),
  fees('São R$ 79 mensais, ou R$ 948 no total de doze meses. Responde aqui que eu explico.'),
  cake('Cuca de uva inteirinha por quarenta e dois. Encomende até quinta.'),
  cake('Bah, a cuca de uva voltou! Quarenta e dois pila a forma. Me avisa até quinta?'),
  room('De segunda a quinta, a diária cai de R$ 420 para R$ 350. Escapa com a gente?'),
  room('Setenta reais a menos por noite, de segunda a quinta. Veja as datas em marealta.com.br'),
  room('Duas noites no meio da semana saem por R$ 700. Reserve a sua.'),
  sun('Óculos de sol para os pequenos desde R$ 129. Traz a turminha para provar?'),
  wire('Tomada trocada por 60 reais. A visita custa 80, mas a gente abate do serviço. Chama no 27 99777-6666.'),
  denim('Três peças por noventa e nove: dá 33 cada uma. Vem garimpar?'),
  denim('Leva 3 peças por 99 reais e ainda sobra para o café. Cola aqui!'),
  soup('Caldo de 500 ml a vinte e dois reais. Qual sabor você quer?'),
  soup('Meio litro de caldo quente e cama cedo. R$ 22. Peça o seu.'),
  house('Casa de 3 quartos no Jardim Alvorada por 380 mil reais. Vamos marcar uma visita?'),
  house('Trezentos e oitenta mil reais, três quartos e quintal para o cachorro. Agende.'),
  kids('Oito aulas em janeiro por R$ 320. Dá quarenta reais cada. Matricula o pequeno?'),
  glassy('Película mais capinha por cinquentinha. Passa na Rua do Comércio, 77.'),
  lip('O par sai a R$ 120. Com gravação nas duas, fica R$ 150. Me manda os nomes?'),
  tulip('Três vasos de tulipa dão R$ 114. Quer para presente?'),
  mom('Domingo em casa, chinelo no pé, e o presente da mãe ainda por comprar? Temos vale-presente. Me chama.'),
  desk('Na segunda gaveta vai a bagunça, na primeira vai o que importa. Manda as medidas?'),
  theory('Trabalha o dia todo? As aulas teóricas são à noite. Quer saber o próximo passo?'),
  grape('Quinta passada acabou cedo. Hoje tem de novo: uva do Vale e melancia. Separo?'),
  clown('Duas horas de festa passam em dois minutos quando tem recreação. Qual é a data?'),
  air('Ar instalado no lugar errado gela só a parede. A gente olha antes. Me manda uma foto?'),
  belly('Os primeiros dez dias passam voando. Vamos marcar o newborn?'),
  skirt('Faltam alguns dedos na barra e sobra um na cintura? Traz o vestido que a gente ajusta.'),

  feijoada('Galeto por sessenta e cinco reais a porção inteira. Reserva?', 'invented-price'),
  feijoada('Todo sábado tem galeto no almoço, por R$ 58? Não: no sábado é só massa. Reserva?'),
  feijoada('Na sexta, jantar a partir das sete da noite. Reserva?', 'invented-time'),
  beard('Plano com 4 cortes por R$ 150 e barba por mais vinte e cinco. Fecha?', 'invented-price'),
  beard('Atendimento também na segunda, das 8h às 20h. Marca?', 'invented-date', 'invented-time'),
  pilates('Primeira semana por nossa conta. Vem experimentar?', 'invented-offer'),
  pilates('Plano anual por mil setecentos e noventa. Vem?', 'invented-price'),
  braces('Manutenção do aparelho a R$ 99 por mês. Quer marcar?', 'invented-price', 'council-price'),
  braces('Toda segunda e quarta tem horário para manutenção. Quer marcar?', 'invented-date'),
  fees('Primeira mensalidade grátis, depois R$ 79. Quer começar?', 'invented-offer'),
  fees('Já são mais de 200 empresas com a gente. Quer começar?', 'invented-number'),
  cake('Cuca de uva a trinta e cinco e cinquenta. Encomende até quinta.', 'invented-price'),
  cake('Encomende até quinta e retire no sábado. Fechado?'),
  room('Diária de 420 por 350, com jantar incluso. Reserve.', 'invented-offer'),
  room('Diárias por R$ 320 de segunda a quinta. Reserve.', 'invented-price'),
  room('Check-in a partir das 14 horas. Reserve em marealta.com.br.', 'invented-time'),
  skirt('Ajuste pronto em 24h. Traz o vestido?', 'invented-number'),
  skirt('Ajuste por 35 mangos. Traz o vestido?', 'invented-price'),
  sun('Compre um e leve outro pela metade. Vem provar?', 'invented-offer'),
  sun('Mais de 60 modelos infantis. Vem provar?', 'invented-number'),
  wire('Emergência? Atendo 24 horas. Chama!', 'invented-number'),
  wire('Troca de tomada por quarentão. Chama!', 'invented-price'),
  air('Instalação em até 6 vezes no cartão. Agende.', 'invented-price'),
  air('Instalação com garantia de 1 ano. Agende.', 'invented-number'),
  denim('Só até domingo: 3 peças por R$ 99. Vem?', 'invented-date'),
  denim('Instagram: @brechosegundachance. Vem ver?', 'invented-contact'),
  soup('Caldo de 1 litro por R$ 40. Peça.', 'invented-price', 'invented-number'),
  soup('Pedindo dois caldos, a entrega sai zero. Peça.', 'invented-offer'),
  mom('Vale-presente a partir de cem reais. Me chama.', 'invented-price'),
  mom('Vale-presente com 15% de abatimento. Me chama.', 'invented-price'),
  house('Casa com piscina de 8 metros e 3 quartos. Agende.', 'invented-number'),
  house('Entrada de R$ 40 mil e o resto financiado. Agende.', 'invented-price'),
  desk('Escrivaninha entregue em quinze dias. Manda as medidas?', 'invented-number'),
  theory('Aulas às 19h, de segunda a quinta. Matricule-se.', 'invented-time', 'invented-date'),
  grape('Uva a oito e cinquenta o quilo. Separo?', 'invented-price'),
  grape('Avenida Frei Serafim, 2300. Passa aqui?', 'invented-address'),
  clown('Recreação com 4 monitores. Qual é a data?', 'invented-number'),
  clown('Fechando hoje, o algodão-doce é por nossa conta. Qual é a data?', 'invented-offer'),
  glassy('Película, capinha e limpeza por R$ 50. São as duas últimas. Passa aqui?', 'invented-urgency'),
  tulip('Corre que o estoque é pequeno: tulipas por R$ 38. Quer?', 'invented-urgency'),
  kids('As vagas voam, restam cinco. Matricula?', 'invented-number', 'invented-urgency'),
  belly('Ensaio newborn por quinhentos e cinquenta reais. Vamos marcar?', 'invented-price'),
  lip('Aliança a cento e vinte, frete por nossa conta. Quer?', 'invented-offer'),
];
