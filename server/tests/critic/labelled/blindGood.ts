import { asked, type Labelled } from './labelled.ts';

const bread = asked('mensagem_whatsapp', 'padaria', 'pão de fermentação natural sai às 7h e às 16h, R$ 18 a unidade');
const cut = asked('mensagem_whatsapp', 'barbearia', 'combo corte e barba, agenda aberta de terça a sábado');
const class8 = asked('mensagem_whatsapp', 'academia', 'aula experimental gratuita na segunda-feira às 19h');
const teeth = asked('mensagem_whatsapp', 'dentista', 'limpeza semestral, retorno de pacientes');
const mei = asked('mensagem_whatsapp', 'contador', 'declaração anual do MEI até 31 de maio');
const bowl = asked('mensagem_whatsapp', 'acai', 'açaí na chuva');
const pasta = asked('mensagem_whatsapp', 'cantina', 'rodízio de massas no domingo, crianças até 6 anos não pagam');
const stay = asked('mensagem_whatsapp', 'pousada', 'réveillon: pacote de 4 noites por R$ 3.200 o casal, em 5x');
const hem = asked('mensagem_whatsapp', 'costura', 'barra de calça pronta em 2 dias');
const glasses = asked('mensagem_whatsapp', 'otica', 'exame de vista dia 28/11 com o Dr. Paulo');
const light = asked(
  'mensagem_whatsapp',
  'eletricista',
  'chuveiro queimado e disjuntor caindo, atendo sábado até meio-dia',
);
const cold = asked('mensagem_whatsapp', 'climatizacao', 'limpeza de ar-condicionado de 180 por 150 reais em novembro');
const thrift = asked('mensagem_whatsapp', 'brecho', 'bazar sábado 28 de novembro, tudo até 50 reais');
const lunch = asked('mensagem_whatsapp', 'marmitas', 'kit com 10 marmitas, entrega às quartas');
const calm = asked('mensagem_whatsapp', 'massagem', 'massagem relaxante de 60 minutos, R$ 120');
const flat = asked(
  'mensagem_whatsapp',
  'imoveis',
  'apartamento 2 quartos na Zona 7, aluguel R$ 1.450 + condomínio R$ 320',
);
const ring = asked('mensagem_whatsapp', 'joias', 'colar ponto de luz por R$ 89,90, 10% de desconto no Pix');
const table = asked('mensagem_whatsapp', 'moveis', 'mesa de jantar sob medida, prazo de 45 dias');
const drive = asked('mensagem_whatsapp', 'autoescola', 'turma nova dia 1º de dezembro, 12 parcelas de R$ 199');
const fruit = asked('mensagem_whatsapp', 'hortifruti', 'manga rosa a R$ 6,99 o quilo, caju e seriguela');
const party = asked('mensagem_whatsapp', 'buffet', 'festa infantil para 50 convidados, datas de janeiro');
const screen = asked('mensagem_whatsapp', 'celular', 'troca de tela do iPhone 13 por 650 à vista ou 4x de 175');
const roses = asked('mensagem_whatsapp', 'flores', 'buquê de rosas para o Dia dos Namorados');
const english = asked('mensagem_whatsapp', 'ingles', 'turma de conversação às terças e quintas, 20h');
const photo = asked('mensagem_whatsapp', 'fotos', 'ensaio de Natal, 15 fotos por R$ 390, últimas 3 vagas');

/** Good WhatsApp messages, as a copy editor would let them pass. Written before the critic was run on them. */
export const blindGood: readonly Labelled[] = [
  bread('Bah, vizinho! O pão de fermentação natural sai do forno às 7 da manhã e às 4 da tarde. Guardo um pra ti?'),
  bread('Oi! Pão de fermentação natural quentinho, dezoito reais a unidade. Fala aqui que eu separo o seu.'),
  bread('Bom dia! Primeira fornada às 7h, segunda às 16h. Cada pão custa R$18. Quer que eu reserve?'),
  bread('Casca que canta, miolo úmido. Pão de fermentação natural a 18 conto, aqui no Menino Deus. Bora?'),
  bread('A gente abre às seis da manhã e fecha às oito da noite, de segunda a domingo. Passa pra um café?'),
  bread('Chegou visita? Dois pães saem por R$ 36. Me chama no (51) 99876-5432 que já deixo embrulhado.'),
  cut('Fala, meu rei! Corte por 45 e barba por 30. No combo, os dois ficam por R$ 65. Marca aí?'),
  cut('Combo de corte e barba por sessenta e cinco reais: você economiza R$ 10. Qual horário fica bom?'),
  cut('Cabelo e barba no mesmo dia, de terça a sábado. Responde com o dia que eu encaixo você.'),
  cut('Terça ou quinta, oxe, você que manda. Combo a R$ 65,00. Reserve o seu pelo @barbeariadozeca.'),
  class8('Segunda-feira, 19h, aula experimental de graça. Turma pequena, no máximo oito alunos. Vem?'),
  class8(
    'Faz tempo que você não treina? Na segunda tem aula grátis às 7 da noite. Traz uma garrafinha e responde SIM.',
  ),
  class8('Não precisa estar em forma para começar. Segunda, dezenove horas, a primeira aula é por nossa conta. Topa?'),
  teeth('Oi, tudo bem? Já faz seis meses da última limpeza? Me diga um horário bom e eu agendo para você.'),
  teeth('Lívia Odontologia: Av. Nove de Julho, 1450, sala 32. Para marcar a limpeza, é só responder aqui.'),
  teeth('Gengiva que sangra na escovação pede uma consulta. Vamos marcar? WhatsApp (16) 99111-2222.'),
  mei('Oi! A declaração anual do MEI vence em 31 de maio. Me manda o faturamento do ano que a gente cuida do resto.'),
  mei('É MEI? Até 31/05 tem declaração para entregar, mesmo sem ter faturado nada. Quer ajuda? Responde aqui.'),
  bowl('Tá caindo aquele toró? Melhor desculpa pra um açaí grosso. 300 ml por 14, meio litro por 20. Pede aqui, mano.'),
  bowl('Égua, que calor! Copo de 500 ml por vinte reais, sem xarope nenhum. Já é?'),
  bowl('Dois copos de 300 ml dão R$ 28. Chama uma amiga e pede o seu.'),
  pasta('Domingo é dia de família à mesa: rodízio por R$ 69,90 por pessoa, e criança de até 6 anos não paga. Reserva?'),
  pasta('Para dois adultos, o rodízio de domingo fica em R$ 139,80. Os pequenos de até seis anos são convidados. Vem?'),
  pasta('Almoço de terça a domingo, massa feita no dia. Veja o cardápio em cantinadanonna.com.br e reserve.'),
  stay('Réveillon pé na areia: 4 noites por R$ 3.200 o casal, em até 5 vezes. Quer que eu segure o quarto?'),
  stay('Quatro noites, café incluso, a 200 m da praia. R$ 3.200 o casal ou 5x de R$ 640. Reserve em marealta.com.br'),
  stay('Virar o ano ouvindo o mar custa três mil e duzentos reais para dois. Fala com a gente?'),
  hem('Barra feita em dois dias, R$ 25 a calça. Traz hoje e me conta a altura do salto.'),
  hem('Calça nova arrastando no chão? Por 25,00 a gente resolve. Passa aqui no ateliê.'),
  glasses('No dia 28 de novembro, sábado, tem exame de vista com o Dr. Paulo. Quer um horário?'),
  glasses('Braço ficou curto para ler o celular? Exame dia 28/11. Óculos em até 10x sem juros. Responde aqui.'),
  light('Disjuntor caindo toda hora não é normal, visse? Sábado atendo até meio-dia. Me chama: 27 99777-6666.'),
  light('Banho frio em casa? Conserto chuveiro no sábado até as 12h. Manda uma foto do aparelho.'),
  cold('Ar pingando no quarto? Limpeza de R$ 180 por R$ 150 em novembro. Agende a sua.'),
  cold('São 30 reais a menos na limpeza do ar: de 180 por 150, só em novembro. Marca um horário?'),
  thrift('Sábado, 28/11, tem bazar: nada passa de cinquenta reais. Vem garimpar?'),
  thrift('Mana, separa a sacola: dia 28 o brechó inteiro vai estar até R$ 50. Passa aqui em Pinheiros.'),
  thrift('Segunda chance pra roupa, primeira pra você. Bazar no sábado (28). Cola aqui!'),
  lunch(
    'Kit com dez marmitas por R$ 180, entregue na quarta. Dá R$ 18 cada almoço. Pede até quando? Me pergunta aqui.',
  ),
  lunch('Quarta é dia de abastecer o freezer. Dez marmitas, 180 reais. Responde com os sabores que você gosta.'),
  calm('Uma hora de massagem relaxante por R$ 120. Celular no silencioso, você também. Vamos marcar?'),
  calm('Sessenta minutos só seus: massagem relaxante a cento e vinte reais. Me diz o melhor dia?'),
  flat('Apê de 2 quartos na Zona 7: R$ 1.450 de aluguel e 320 de condomínio. Quer visitar?'),
  flat('Somando aluguel e condomínio, fica em R$ 1.770 por mês. Dois quartos, Zona 7. Agende a visita.'),
  ring('Colar ponto de luz a 89,90, e no Pix você leva com 10% de desconto. Separo o seu?'),
  ring('Oitenta e nove e noventa no cartão ou 10% a menos no Pix. Banho de ouro 18k, garantia de um ano. Quer?'),
  table('Mesa de jantar na medida da sua sala, pronta em 45 dias. Manda as medidas que eu faço o orçamento.'),
  drive('Turma nova no dia 1º de dezembro, em 12x de R$ 199. Já tem 18? Então vem se matricular.'),
  drive('A primeira habilitação começa em 1/12. São doze parcelas de 199 reais. Matricule-se por aqui.'),
  fruit('Chegou manga rosa doce que só: R$ 6,99 o quilo. Tem caju e seriguela também. Separo uma sacola?'),
  fruit('Manga a seis e noventa e nove o quilo. Dona Rosa escolhe pra você. Peça por aqui, meu bem.'),
  party('Oi! Janeiro já tem data pedindo bolo. Festa para 50 convidados, você só leva o aniversariante. Qual dia?'),
  screen('Tela do iPhone 13: R$ 650 à vista ou 4 vezes de R$ 175. Rua do Comércio, 77. Traz hoje?'),
  screen('Trincou? Seiscentos e cinquenta à vista e sai na hora. Parcelando, dá 700 em quatro vezes. Passa aqui.'),
  roses('12 de junho é Dia dos Namorados. Encomende o buquê de rosas e me diga o que vai no cartão.'),
  english('Conversação toda terça e quinta, às 20h. Errar faz parte. Quer conhecer a turma?'),
  english('Let\'s talk? Nas terças e quintas, oito da noite, a gente conversa em inglês sem medo. Responde "quero".'),
  photo('Ensaio de Natal: 15 fotos por R$ 390, e só restam 3 vagas. Escolhe a sua?'),
  photo('Quinze fotos, um pisca-pisca e a família toda: trezentos e noventa reais. Três vagas ainda. Vamos?'),
];
