import { asked, type Labelled } from './labelled.ts';

const bread = asked('mensagem_whatsapp', 'padaria', 'pão de fermentação natural');
const cut = asked('mensagem_whatsapp', 'barbearia', 'agenda da semana');
const train = asked('mensagem_whatsapp', 'academia', 'volta aos treinos');
const teeth = asked('mensagem_whatsapp', 'dentista', 'clareamento');
const mei = asked('mensagem_whatsapp', 'contador', 'abertura de MEI');
const bowl = asked('mensagem_whatsapp', 'acai', 'açaí com tapioca');
const pasta = asked('mensagem_whatsapp', 'cantina', 'rodízio de massas');
const stay = asked('mensagem_whatsapp', 'pousada', 'fim de semana em Paraty');
const photo = asked('mensagem_whatsapp', 'fotos', 'ensaio de gestante');
const english = asked('mensagem_whatsapp', 'ingles', 'curso de inglês');
const hem = asked('mensagem_whatsapp', 'costura', 'barra de calça');
const glasses = asked('mensagem_whatsapp', 'otica', 'armações novas');
const light = asked('mensagem_whatsapp', 'eletricista', 'instalação de ventilador');
const cold = asked('mensagem_whatsapp', 'climatizacao', 'limpeza de ar-condicionado');
const thrift = asked('mensagem_whatsapp', 'brecho', 'jaquetas jeans');
const lunch = asked('mensagem_whatsapp', 'marmitas', 'marmitas da semana');
const calm = asked('mensagem_whatsapp', 'massagem', 'massagem relaxante');
const flat = asked('mensagem_whatsapp', 'imoveis', 'apartamento na Zona 7');
const ring = asked('mensagem_whatsapp', 'joias', 'brincos de argola');
const table = asked('mensagem_whatsapp', 'moveis', 'mesa de jantar');
const drive = asked('mensagem_whatsapp', 'autoescola', 'primeira habilitação');
const fruit = asked('mensagem_whatsapp', 'hortifruti', 'cesta da semana');
const party = asked('mensagem_whatsapp', 'buffet', 'festa infantil');
const screen = asked('mensagem_whatsapp', 'celular', 'troca de bateria');
const roses = asked('mensagem_whatsapp', 'flores', 'buquê de girassol');

/** What nobody told, in messages, and beside it what only looks so. Written before the critic was run on them. */
export const blindFacts: readonly Labelled[] = [
  bread('Pão de fermentação natural a quinze conto. Guardo um?', 'invented-price'),
  bread('Leva o pão hoje por 14 pila, tchê. Quer?', 'invented-price'),
  bread('Fornada nova às 15h30, vem quentinho. Guardo o teu?', 'invented-time'),
  bread('A gente fecha às nove da noite. Passa depois do trabalho?', 'invented-time'),
  bread('Fazemos pão há 30 anos no Menino Deus. Vem provar?', 'invented-number'),
  bread('Me chama no 51 3222-4455 e reserva o seu.', 'invented-contact'),
  cut('Corte por 45, barba por 35. Marca aí?', 'invented-price'),
  cut('Combo por R$ 65 e sobrancelha por dez reais. Vem?', 'invented-price'),
  cut('Na quarta-feira o corte é com o Zeca em pessoa. Marca?', 'invented-date'),
  cut('Aberto de segunda a sábado, meu rei. Qual horário você quer?', 'invented-date'),
  cut('Três cortes e o quarto sai de graça. Marca o seu?', 'invented-offer'),
  train('No sábado tem treino ao ar livre. Vem com a gente?', 'invented-date'),
  train('Matrícula zero para quem voltar agora. Bora?', 'invented-offer'),
  train('Mensalidade de cento e vinte e nove e noventa. Vem treinar?', 'invented-price'),
  train('Mais de mil alunos já passaram por aqui. Bora treinar?', 'invented-number'),
  teeth('Clareamento em até 12x no cartão. Agende sua avaliação.', 'invented-price', 'council-price'),
  teeth('Avaliação sem custo para o clareamento. Quer marcar?', 'invented-offer', 'council-price'),
  teeth('Estamos na Rua São Sebastião, 500, Centro. Vamos marcar?', 'invented-address'),
  teeth('Seus dentes até 4 tons mais claros. Quer marcar?', 'invented-number'),
  mei('Abrimos seu MEI em 24 horas. Me chama?', 'invented-number'),
  mei('O prazo acaba em 15 de dezembro. Vamos abrir o seu MEI?', 'invented-date'),
  mei('Mande seus papéis para contato@contabilfarol.com.br e a gente abre.', 'invented-contact'),
  bowl('Açaí de 700 ml por vinte e seis reais. Pede o teu?', 'invented-price', 'invented-number'),
  bowl('Toda quinta tem tapioca em dobro. Pede aqui!', 'invented-date', 'invented-offer'),
  bowl('Entrega grátis pra Belém toda. Pede o teu?', 'invented-offer'),
  pasta('No sábado à noite tem rodízio na Cantina da Nonna. Reserva?', 'invented-date'),
  pasta('Rodízio a R$ 69,90, e vinho da casa a R$ 25 a taça. Reserva?', 'invented-price'),
  pasta('Crianças pagam meia no rodízio. Vamos reservar sua mesa?', 'invented-offer'),
  stay('Diárias a partir de trezentos e oitenta. Reserve já.', 'invented-price'),
  stay('Fica até domingo às 14h, sem pressa no checkout. Reserve.', 'invented-time'),
  stay('Reserve em www.pousadamarealta.com e me avise.', 'invented-link'),
  photo('O ensaio dura 2 horas e você recebe 40 fotos. Vamos marcar?', 'invented-number'),
  photo('Restam poucas datas para o ensaio de gestante. Quer a sua?', 'invented-urgency'),
  english('Em 6 meses você conversa sem medo. Quer conhecer o curso?', 'invented-number'),
  english('A matrícula vai só até o fim do mês. Quer a sua?', 'invented-urgency'),
  hem('Barra de calça por 25, de vestido por quarenta. Traz?', 'invented-price'),
  hem('Fica pronto até sexta. Traz a calça?', 'invented-date'),
  glasses('Segundo par pela metade do preço. Vem escolher?', 'invented-offer'),
  glasses('Armações com 30% de desconto. Vem ver?', 'invented-price', 'invented-offer'),
  light('Instalo o ventilador por oitentinha. Manda uma foto do teto?', 'invented-price'),
  light('Atendo aos domingos também. Me chama?', 'invented-date'),
  cold('Limpeza de ar a 99,90, só esta semana. Agende.', 'invented-price', 'invented-urgency'),
  cold('Somos 5 técnicos rodando Cuiabá. Agende a limpeza.', 'invented-number'),
  thrift('Jaqueta jeans a partir de 39. Cola aqui!', 'invented-price'),
  thrift('É a última peça, não vai ter outra. Passa aqui?', 'invented-urgency'),
  thrift('Rua dos Pinheiros, 1020: passa aqui e prova.', 'invented-address'),
  lunch('Kit com 20 marmitas por R$ 340. Quer?', 'invented-price', 'invented-number'),
  lunch('Entrego na terça-feira, das 10h às 12h. Pede?', 'invented-date', 'invented-time'),
  calm('Massagem de 50 minutos. Vamos marcar?', 'invented-number'),
  calm('Na compra de 5 sessões, a sexta é cortesia. Quer?', 'invented-offer', 'invented-number'),
  flat('Apartamento de 70 m² na Zona 7. Quer visitar?', 'invented-number'),
  flat('Aluguel por mil e quatrocentos reais. Agende a visita.', 'invented-price'),
  ring('Argolas a 49,90 e envio gratuito. Quer?', 'invented-price', 'invented-offer'),
  ring('Peça no @brilhodeminasjoias, a gente embrulha.', 'invented-contact'),
  table('Mesa pronta em 20 dias úteis. Manda as medidas?', 'invented-number'),
  table('Trabalho de marceneiro desde 1987. Manda as medidas?', 'invented-number'),
  drive('A turma começa na próxima segunda. Matricule-se.', 'invented-date'),
  drive('Habilitação por 1.899 reais no carnê. Matricule-se.', 'invented-price'),
  fruit('Cesta com oito itens por cinquentão. Separo?', 'invented-price', 'invented-number'),
  fruit('Amanhã chega fruta nova. Separo sua cesta?', 'invented-date'),
  party('Festa para até 120 convidados. Qual é a data?', 'invented-number'),
  party('Feche em dezembro e ganhe a mesa de doces. Fala com a gente?', 'invented-offer', 'invented-date'),
  screen('Troca de bateria em 30 minutos. Traz o aparelho?', 'invented-number'),
  screen('A bateria sai por R$ 120 no dinheiro. Traz o aparelho?', 'invented-price'),
  roses('Buquê de girassol por noventa reais. Encomende.', 'invented-price'),
  roses('Encomendas até as 18h. Quer um buquê?', 'invented-time'),

  // What only looks like something told by nobody.
  bread('Segunda-feira sem pão fresco ninguém merece. Guardo um pra você?'),
  bread('Sábado pede café demorado. Quer pão de fermentação natural na mesa?'),
  train('Sexta-feira cansa, a gente sabe. Bora treinar mesmo assim?'),
  train('Comece com duas voltas na praça e um copo de água. O resto a gente ensina. Vem?'),
  pasta('Domingo combina com molho vermelho. O rodízio sai por 69,90. Reserva?'),
  pasta('Todo mundo repete. Ninguém conta quantas vezes. Vamos reservar sua mesa?'),
  stay('Um fim de semana, duas malas, nenhum despertador. Reserve o seu em marealta.com.br.'),
  stay('Meia hora na rede vale uma tarde inteira. Bora?'),
  english('Aprenda uma palavra por dia. Hoje: "bread", pão. Quer aprender com a gente?'),
  thrift('Anos 80, 90 ou 2000: qual jaqueta é a sua? Cola aqui!'),
  lunch('Segunda você cozinha, terça também, na quarta já chega. Peça suas marmitas.'),
  calm('Ombro duro, sexta à noite, cabeça a mil? Vamos marcar uma massagem?'),
  hem('De mil formas dá para errar uma barra. A gente mede duas vezes. Traz a calça?'),
  glasses('Dois olhos, uma armação, zero dor de cabeça para escolher. Vem provar?'),
  light('Não suba na escada com a chave geral ligada. Chama um eletricista: 27 99777-6666.'),
  roses('Um girassol já faz sala. Meia dúzia faz festa. Quer um buquê?'),
  table('A mesa onde cabem os avós, os netos e o bolo. Manda as medidas?'),
];
