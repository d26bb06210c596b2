import { asked, type Labelled } from './labelled.ts';

const juice = asked('mensagem_whatsapp', 'acai', 'suco detox de couve e limão');
const post = asked('post_instagram', 'massagem', 'massagem para quem trabalha sentado');
const move = asked('post_instagram', 'academia', 'turma de iniciantes');
const implant = asked('mensagem_whatsapp', 'dentista', 'implante dentário');
const rent = asked('texto_anuncio', 'imoveis', 'apartamento perto da universidade');
const chain = asked('descricao_produto', 'joias', 'pulseira de elos');
const talk = asked('mensagem_whatsapp', 'ingles', 'aula de conversação');
const shave = asked('mensagem_whatsapp', 'barbearia', 'barba na toalha quente');
const fairy = asked('mensagem_whatsapp', 'buffet', 'festa de princesa');
const bread = asked('mensagem_whatsapp', 'padaria', 'panetone artesanal');
const oak = asked('mensagem_whatsapp', 'moveis', 'cama de casal em madeira');
const bulb = asked('mensagem_whatsapp', 'eletricista', 'instalação de luminária');
const mail = asked('email_marketing', 'flores', 'assinatura mensal de flores');

const letter = `Assunto: Flor nova na mesa todo mês
Pré-cabeçalho: A assinatura da Flor e Folha leva um arranjo diferente até você.

Oi, tudo bem?

Tem casa que acorda quando chega flor. A assinatura mensal é para quem gosta dessa surpresa e vive esquecendo de comprar.

A gente escolhe o que está bonito no campo, monta e entrega com um bilhete curto, do tamanho de um bom dia.

Responda a este e-mail contando onde a flor vai morar.

Um abraço,
Flor e Folha

Você recebe este e-mail porque já comprou com a gente. Não quer mais? Responda "sair".`;

/** Claims, voice and shape once more. Written before the mended critic was run on them. */
export const secondVoice: readonly Labelled[] = [
  juice('Suco que desincha e queima gordura em 3 dias. Pede?', 'cure-promised', 'invented-number', 'health-claim'),
  juice('Couve e limão fortalecem a imunidade e acabam com a anemia. Pede?', 'cure-promised', 'health-claim'),
  juice('Verde, gelado, com limão de verdade. Pede o teu?'),
  juice('Não é remédio, é suco. E é bom demais. Pede o teu?'),
  post(
    'Oito horas na cadeira pedem uma hora na maca.\n\nSe a dor não passa, procure um médico. Se é só cansaço, vem para cá.\n\nChama no direct e marca.\n\n#MassagemFortaleza #EspaçoCalma #QuemTrabalhaSentado',
  ),
  post(
    'Sua hérnia some depois de uma massagem nossa.\n\nChama no direct.\n\n#MassagemFortaleza #EspaçoCalma #Coluna',
    'cure-promised',
  ),
  move(
    'Ninguém nasce sabendo fazer agachamento.\n\nNa turma de iniciantes, são no máximo oito alunos e um professor de olho no seu joelho.\n\nComenta QUERO.\n\n#FuncionalBelém #TurmaDeIniciantes #StudioForça',
  ),
  move(
    'Antes e depois garantido ou devolvemos seu dinheiro.\n\nComenta QUERO.\n\n#FuncionalBelém #Iniciantes #StudioForça',
    'result-guaranteed',
  ),
  move('Turma de iniciantes aberta.\n\nComenta QUERO.\n\n#Fitness #Gym #StudioForça #instafit', 'hashtag-generic'),
  move('Turma de iniciantes aberta.\n\nComenta QUERO.\n\n#FuncionalBelém', 'hashtag-count'),
  implant('Implante sem dor e para a vida toda, garantido. Agende.', 'result-guaranteed'),
  implant('"Voltei a morder maçã", conta o senhor Osvaldo, paciente da casa. Agende.', 'testimonial'),
  implant('Uma paciente nossa escreveu: "nem senti a picada". Agende.', 'testimonial'),
  implant('Dúvida sobre implante? A avaliação mostra se é o seu caso. Agende pelo (16) 99111-2222.'),
  talk('Garantimos que você fala em 8 semanas. Quer começar?', 'result-guaranteed', 'invented-number'),
  talk('Erre alto, ria junto, aprenda. Quer uma aula?'),
  talk('Meet your new teacher and start speaking today, it is easy with us.', 'not-portuguese', 'call-missing'),
  shave('Mais que uma barba, uma experiência para o homem moderno. Marca?', 'not-just-but'),
  shave('Toalha quente, navalha e silêncio. Marca?'),
  shave('Quem indicar três amigos entra no sorteio de uma barba. Marca?', 'raffle'),
  shave('Preço? Só no direct. Marca?', 'price-hidden'),
  shave('Já lhe dissemos que a barba fica impecável? Marque a sua.'),
  fairy('Sua filha vai viver um momento mágico e inesquecível. Qual é a data?', 'cliche'),
  fairy('Coroa na cabeça, brigadeiro na mão, joelho ralado. Qual é a data?'),
  fairy('Transforme o aniversário dela em uma jornada de encantamento. Qual é a data?', 'cliche'),
  fairy('Olá, [nome da mãe]! Vamos falar da festa de princesa?', 'leftover'),
  fairy('Segue abaixo a sugestão de texto: festa de princesa é no Pipoca. Vamos?', 'assistant-voice'),
  bread('Panetone de verdade — sem pressa e sem essência. Encomenda?', 'em-dash'),
  bread('Panetone artesanal com frutas que a gente corta na mão. Encomenda o teu?'),
  bread('Encomende o seu panetone e passe na montra para ver. Quer?', 'european-portuguese'),
  bread('Panetone saindo, casa cheirando a Natal.', 'call-missing'),
  oak('Não é só uma cama, é um refúgio para o casal. Manda as medidas?', 'not-just-but'),
  oak('Cama firme, que não range nem na virada de lado. Manda as medidas?'),
  oak('Qualidade e excelência em cada detalhe. Manda as medidas?', 'cliche'),
  oak('**Cama de casal** em madeira maciça. Manda as medidas?', 'markup'),
  bulb('Luz boa *no lugar certo. Me chama?', 'whatsapp-marks'),
  bulb('A luminária que você comprou e nunca saiu da caixa manda lembranças.', 'call-missing'),
  rent(
    'Texto principal: Acordar às oito e chegar na aula das oito e meia? Mora perto da universidade.\nTítulo: Perto da universidade\nDescrição: Agende a visita',
  ),
  rent(
    'Texto principal: Apartamento perto da universidade, com aluguel de novecentos reais.\nTítulo: Perto da universidade\nDescrição: Agende a visita',
    'invented-price',
  ),
  rent(
    'Texto principal: Da cama para a aula a pé.\nTítulo: Apartamento perto da universidade\nDescrição: Agende a visita',
    'ad-part-too-long',
  ),
  chain(
    'Pulseira de elos\n\nFaz barulhinho bom quando você gesticula.\n\n- Banho: ouro 18k\n- Garantia: 1 ano\n- Preço: [preencher: preço]\n\nPeça a sua: instagram.com/brilhodeminas',
  ),
  chain('Pulseira de elos\n\nBarulhinho bom. Peça a sua: instagram.com/brilhodeminas', 'details-missing'),
  chain(
    'Pulseira de elos\n\nBarulhinho bom.\n\n- Comprimento: 18 cm\n- Garantia: 1 ano\n\nPeça: instagram.com/brilhodeminas',
    'invented-number',
  ),
  mail(letter),
  mail(
    letter.replace('A assinatura mensal é', 'Por cinquenta e nove e noventa, a assinatura mensal é'),
    'invented-price',
  ),
  mail(letter.replace('e entrega com', 'e entrega toda quarta-feira com'), 'invented-date'),
  mail(letter.replace(/\n\nVocê recebe[^]*$/, ''), 'email-reason'),
];
