import { asked, type Labelled } from './labelled.ts';

const pizza = asked('mensagem_whatsapp', 'confeitaria', 'torta de limão inteira por 68 reais, encomenda com 2 dias');
const nails = asked('mensagem_whatsapp', 'salao', 'pacote mão e pé 55 reais, de terça a quinta');
const cats = asked('mensagem_whatsapp', 'petshop', 'vacina antirrábica dia 5 de dezembro das 9h às 12h');
const tyres = asked('mensagem_whatsapp', 'oficina', 'troca de pneus');
const skirt = asked('post_instagram', 'moda', 'liquidação de inverno com peças a partir de R$ 59');
const canastra = asked('descricao_produto', 'queijaria', 'queijo canastra curado 30 dias');
const ad = asked('texto_anuncio', 'petshop', 'hotelzinho no feriado');
const letter = asked('email_marketing', 'salao', 'voltamos das férias dia 6 de janeiro');
const free = asked('mensagem_whatsapp', 'petshop', 'primeira consulta grátis, últimas vagas da semana');

/** Texts read after the critic was written, to see what it makes of what it was not made for. */
export const unseen: readonly Labelled[] = [
  pizza('Oi! Torta de limão inteira sai por R$ 68. Encomende com 2 dias e busque aqui no Cambuí. Qual o dia?'),
  pizza(
    'Sabe o azedinho que faz fechar um olho? É a nossa torta de limão. Sessenta e oito reais, inteirinha. Peça a sua.',
  ),
  pizza('Boa tarde! Vai ter visita? Me avisa dois dias antes que a torta de limão chega na mesa. Responde aqui?'),
  nails('Mão e pé por R$ 55, de terça até quinta. Já deixou o esmalte escolhido? Me chama.'),
  nails('Terça, quarta ou quinta: mão e pé por 55,00. Qual dia fica bom para você?'),
  cats('No dia 5/12, das 9h ao meio-dia, tem vacina antirrábica para cães e gatos. Traga a carteirinha!'),
  cats('Sábado, 5 de dezembro, é dia de vacina: das 9 às 12h. Responde com o nome do bichinho?'),
  tyres('Pneu careca na chuva é sabão. Passe aqui, a gente mede o sulco na sua frente e você decide.'),
  tyres('Oi! Uma roda de cada vez, sem empurrar o que você não precisa. Traz o carro?'),
  tyres('Calibrou hoje? Faça isso toda semana, de preferência com o pneu frio. Ficou na dúvida? Fala comigo.'),
  free('Primeira consulta gratuita para o seu amigo! São as últimas vagas da semana. Vamos marcar?'),
  skirt(`Casaco quentinho por preço de camiseta? Quase isso.

A liquidação de inverno tem peças a partir de R$ 59,00, do PP ao G4.

Corre para o direct e conta seu tamanho.

#LiquidaçãoDeInverno #ModaBH #FlorDeChita #PlusSize`),
  skirt(`O frio vai embora e a arara precisa de espaço. Quem ganha é você 🧥

Peças desde 59 reais. Comenta TAMANHO que a gente responde com foto.

#ModaInverno #BeloHorizonte #RoupaDeAlgodão`),
  canastra(`Queijo Canastra curado por 30 dias

Um mês virando e lavando a casca, para o sabor ficar firme e a faca ainda entrar macia.

- Leite cru
- Cura: 30 dias
- Peso: [preencher: peso]

Fale com a gente: [preencher: contato]`),
  ad(
    'Texto principal: Você viaja, ele também: pátio, caminha e passeio no hotelzinho da Pet Amigo.\nTítulo: Feriado sem culpa\nDescrição: Reserve a caminha',
  ),
  letter(`Assunto: A cadeira está pronta para você
Pré-cabeçalho: Voltamos no dia 6 de janeiro, com a agenda aberta e saudade de conversa.

Oi!

Descansamos bem e voltamos no dia 6 de janeiro. O cabelo sentiu o sal e o sol? Vem contar para a gente.

Marque em https://studiobela.com.br/agenda

Beijos,
Studio Bela

Você recebe este e-mail porque é nossa cliente. Se não quiser mais, responda "sair".`),
  asked(
    'mensagem_whatsapp',
    'confeitaria',
    'rifa da escola',
  )('Vende torta e rende abraço: a festa da escola é com a gente. Quer ajudar?'),
  tyres('"Quanto custa?" é a primeira pergunta, e a resposta vem antes do serviço. Quer um orçamento?'),
  nails('Curou o esmalte na cabine, saiu pronta. Quer marcar mão e pé?'),
  cats('Vacinar é cuidar: a raiva não tem cura, tem prevenção. Traz o seu dia 5 de dezembro?'),

  pizza('Oi! Torta de limão por R$ 58 a inteira. Quer?', 'invented-price'),
  nails('Mão e pé por 55 reais e spa dos pés por mais 30. Quer?', 'invented-price'),
  nails('Pagando no Pix, tem 10% off no mão e pé. Quer?', 'invented-price'),
  cats('Vacina antirrábica no dia 12 de dezembro. Traz o seu?', 'invented-date'),
  tyres('Esta semana, até sábado, a troca é com hora marcada. Vem?', 'invented-date'),
  pizza('Torta de limão sai às 16h30. Passa aqui?', 'invented-time'),
  cats('Vacina das 9h às 13h no dia 5/12. Traz?', 'invented-time'),
  tyres('Me liga: (62) 99876-5432. Troca de pneu sem susto.', 'invented-contact'),
  nails('Siga @studiobelarecife e marque o seu.', 'invented-contact'),
  tyres('Rua 15 de Novembro, 88, Goiânia. Vem trocar o pneu?', 'invented-address'),
  pizza('Escolha a torta em www.docemel.com.br e me chama.', 'invented-link'),
  tyres('Somos 12 mecânicos e mais de 3.000 clientes. Vem trocar o pneu?', 'invented-number'),
  cats('Atendemos 24h. Traz o bichinho?', 'invented-number'),
  tyres('Troca de pneus com alinhamento grátis. Vem?', 'invented-offer'),
  nails('Aproveite a promoção do mês no mão e pé. Quer?', 'invented-offer'),
  pizza('São poucas unidades de torta de limão. Garante a sua?', 'invented-urgency'),
  nails('É só até amanhã: mão e pé por R$ 55. Quer?', 'invented-urgency'),
  tyres('Seu carro merece: nossos pneus acabam com a dor nas costas. Vem?', 'cure-promised'),
  nails('Esmalte que cura micose. Quer?', 'cure-promised'),
  nails('Unhas fortes garantidas ou seu dinheiro de volta. Quer?', 'result-guaranteed'),
  cats('Quem trouxer o cão concorre a uma cesta. Vem?', 'raffle'),
  skirt(
    'Casaco de lã na liquidação. Chama no direct para saber valores.\n\n#ModaBH #Inverno #FlorDeChita',
    'price-hidden',
  ),
  tyres('O seu Jorge, nosso cliente, contou que nunca viu serviço tão honesto. Vem?', 'testimonial'),
  tyres('“Serviço nota mil, recomendo!” (Marcos, cliente)\n\nVem trocar o pneu?', 'testimonial'),
  tyres('Bring your car and get your tyres changed with us. We are open all day.', 'not-portuguese'),
  pizza('Estamos a receber encomendas de torta de limão. Quer?', 'european-portuguese'),
  nails('Mais do que esmaltação, uma experiência de cuidado. Quer?', 'not-just-but'),
  tyres('Leve seu carro para outro patamar com pneus novos. Vem?', 'cliche'),
  nails('Uma jornada de autocuidado para as suas mãos. Quer marcar?', 'cliche'),
  tyres('Pneu novo, estrada boa — e família inteira no carro. Vem?', 'em-dash'),
  pizza('Com certeza! Segue a mensagem para o WhatsApp: torta de limão. Quer?', 'assistant-voice'),
  nails('Oi, [Nome do Cliente]! Mão e pé por R$ 55. Quer?', 'leftover'),
  skirt('Liquidação de inverno a partir de R$ 59.\n\nChama no direct.\n\n#Moda', 'hashtag-count'),
  canastra('Queijo curado 30 dias, casca firme, miolo macio. Peça o seu: [preencher: contato]', 'details-missing'),
  ad(
    'Texto principal: Feriado chegando e o cão sem hotel?\nTítulo: Hotelzinho para cães e gatos\nDescrição: Reserve',
    'ad-part-too-long',
  ),
  letter(
    'Assunto: Voltamos\nPré-cabeçalho: Dia 6 de janeiro.\n\nOi!\n\nA agenda abriu. Marque em https://studiobela.com.br/agenda\n\nVocê recebe este e-mail porque é cliente.',
    'preheader-length',
  ),
  cats('Vacina dia 5 de dezembro, **das 9h às 12h**. Traz o seu?', 'markup'),
  tyres('Pneu *novo, *vida nova. Vem?', 'whatsapp-marks'),
  tyres('Pneu bom é pneu novo. A chuva vem aí.', 'call-missing'),
];
