import type { ContentType } from '../../../../domain/catalog.ts';
import { ad as adDescriptor } from '../../../../domain/content/ad.ts';
import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { reelsColumns as columns, reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { whatsappMessage } from '../../../../domain/content/whatsappMessage.ts';
import { linkInText, ownContact, type Recipe } from './recipe.ts';

/** The caption of a post: it has one line to stop a thumb. */
const instagram: Recipe = {
  good: `Legenda de Instagram, de 300 a 800 caracteres. O gancho interessa a quem passa e não conhece o negócio. Um detalhe
concreto vale mais que adjetivos. Até dois emojis. Nunca #love, #instagood nem #promoção sozinha.`,
  withLink: 'Escreva "link na bio", não o endereço: na legenda ele não abre.',
  withoutLink: 'Convide para comentar, salvar ou mandar mensagem, no direct ou no contato do tópico.',
  examples: [
    {
      profile: { businessName: 'Studio da Jô', businessCity: 'Recife', businessNeighborhood: 'Casa Forte' },
      tone: 'vender',
      topic: 'hidratação com escova de terça a quinta por R$ 79, com hora marcada',
      text: `Cabelo castigado de sol e mar tem conserto, e é no meio da semana.

De terça a quinta, a hidratação com escova aqui no Studio da Jô sai por R$ 79. É com hora marcada: você chega e já senta na cadeira.

Sexta todo mundo lembra do cabelo. Quem vem antes escolhe o horário.

Manda um oi no direct e a gente reserva o seu. 💛

#SalãoEmRecife #CasaForte #HidrataçãoCapilar #EscovaRecife`,
    },
    {
      profile: { businessName: 'Oficina do Beto', businessCity: 'Contagem' },
      tone: 'ajudar',
      topic: 'revisão antes de viajar: freio, pneu, óleo e bateria',
      campaignLink: 'https://oficinadobeto.com.br/revisao',
      text: `Antes de conferir a previsão da praia, confere o pneu.

Quatro coisas deixam mais gente parada na estrada: freio, pneu, óleo e bateria. É o que a revisão de viagem da Oficina do Beto, em Contagem, olha, uma por uma, e a gente explica o que achou antes de mexer.

A revisão custa [preencher: preço]. Para escolher o dia, é só tocar no link na bio.

#OficinaEmContagem #RevisãoDeViagem #FreioEPneu #CarroEmDia`,
    },
  ],
};

/** What stands beside a product in a shop or catalogue: it answers what a customer would ask at the counter. */
const product: Recipe = {
  good: `Descrição para loja ou catálogo, de 250 a 900 caracteres, sem hashtags, emojis nem título. Diz para quem é e quando
se usa; em vez de elogio, prova: o material, a medida ou o jeito de fazer dos dados. No máximo dois [preencher: …].`,
  withLink: linkInText,
  withoutLink: ownContact,
  examples: [
    {
      profile: { businessName: 'Ateliê Areia', linkWhatsapp: 'https://wa.me/5585991234567' },
      tone: 'vender',
      topic: 'vestido midi de linho, cores areia e verde, do P ao GG, R$ 219 em até 3x no cartão',
      text: `Um vestido que resolve o dia quente inteiro. O linho deixa a pele respirar, e o comprimento midi vai do almoço em família à reunião sem pedir troca de roupa.

Com rasteirinha fica leve; com um blazer por cima, pronto para o trabalho.

- Material: linho
- Cores: areia e verde
- Tamanhos: do P ao GG
- Preço: R$ 219, em até 3x no cartão
- Medidas: [preencher: medidas de cada tamanho]

Ficou em dúvida no tamanho? Chama no WhatsApp: https://wa.me/5585991234567`,
    },
    {
      profile: { businessName: 'Pet da Praça' },
      tone: 'default',
      topic: 'cama impermeável para cachorro de porte médio, capa que sai para lavar',
      text: `Cama para cachorro de porte médio que aguenta pata molhada e soneca comprida. O tecido impermeável segura a umidade do lado de fora, e a capa sai inteira quando chega a hora de lavar.

- Porte: médio
- Capa: removível e lavável
- Tecido: impermeável
- Preço: [preencher: preço]

Para encomendar: [preencher: contato]`,
    },
  ],
};

/** A message among those of family and friends: short, and easy to answer. */
const whatsapp: Recipe = {
  good: `Mensagem de WhatsApp de 180 a 400 caracteres, no máximo ${whatsappMessage.maxCharacters}. Parece escrita para uma pessoa, e o que interessa está
nas três primeiras linhas. O ângulo vem depois do cumprimento. A única marca é *negrito*, até duas vezes.`,
  withLink: linkInText,
  withoutLink: 'Convide a responder a própria mensagem com uma palavra.',
  examples: [
    {
      profile: { businessName: 'Doce Lua' },
      tone: 'vender',
      topic: 'encomendas de panetone trufado até 15 de dezembro, R$ 65 cada, pagamento no Pix',
      text: `Oi! Aqui é da Doce Lua. 🎄

As encomendas de *panetone trufado* estão abertas até 15 de dezembro. Cada um sai por R$ 65, no Pix.

Quer garantir o seu? Responde com a quantidade que eu já anoto.`,
    },
    {
      profile: { businessName: 'Pet da Praça', businessCity: 'Santos' },
      tone: 'conectar',
      topic: 'abriram horários de banho e tosa na quinta e na sexta',
      text: `Bom dia! É a turma da Pet da Praça. 🐾

Lembrei do seu peludo: abriram horários de *banho e tosa* na quinta e na sexta desta semana.

Qual dia fica melhor para vocês? É só responder "quinta" ou "sexta".`,
    },
    {
      profile: { businessName: 'Arena Funcional' },
      tone: 'informar',
      topic: 'novo horário da turma da manhã: 6h, a partir de segunda',
      campaignLink: 'https://arenafuncional.com.br/horarios',
      text: `Oi! Aqui é da Arena Funcional.

A partir de segunda, a turma da manhã começa às *6h*. As outras turmas ficam como estão.

Veja a grade completa e confirme sua vaga: https://arenafuncional.com.br/horarios`,
    },
  ],
};

const { minSeconds, maxSeconds, wordsPerSecond } = reelsTiming;
const fewest = Math.round(minSeconds * wordsPerSecond);
const most = Math.round(maxSeconds * wordsPerSecond);

/** A script that somebody films alone, with a phone, between two customers. */
const reels: Recipe = {
  good: `Roteiro falado de ${minSeconds} a ${maxSeconds} segundos: de ${fewest} a ${most} palavras de fala; os tempos são postos depois.
Fala de conversa, sem "fala, pessoal". As cenas se gravam com um celular no próprio negócio: mãos, produto, cliente de
costas.`,
  withLink: 'A legenda leva ao link da campanha, posto depois dela: não o escreva.',
  withoutLink: 'Use o contato do perfil no último trecho e na legenda; sem nenhum, [preencher: contato].',
  examples: [
    {
      profile: {
        businessName: 'Oficina do Beto',
        businessCity: 'Contagem',
        linkWhatsapp: 'https://wa.me/5531998765432',
      },
      tone: 'ajudar',
      topic: 'três sinais do freio: chiado, pedal baixo, carro puxando para um lado',
      text: `Três sinais no freio

${columns}
0-3 s | Seu freio está avisando você? | Pé no pedal
3-11 s | Se ele chia toda vez que você para, a pastilha pode estar no fim. Melhor olhar antes do prejuízo. | Roda
11-18 s | Se o pedal desce mais do que descia, alguma coisa mudou ali dentro. Não deixe para depois. | Mão no pedal
18-24 s | E se o carro puxa para um lado na hora de frear, traz para conferir. | Carro entrando
24-32 s | Na Oficina do Beto, em Contagem, a gente olha, explica o que achou e só então mexe. Chama no WhatsApp. | Beto de avental

Legenda: Seu carro deu algum desses sinais? https://wa.me/5531998765432`,
    },
    {
      profile: { businessName: 'Doce Lua', linkWhatsapp: 'https://wa.me/5511987654321' },
      tone: 'vender',
      topic: 'bolo de pote de ninho com morango, feito no dia, só por encomenda',
      text: `Um bolo de pote por camadas

${columns}
0-3 s | Consegue ver sem querer uma colher? | Pote vazio
3-11 s | A gente começa com a massa e põe uma camada caprichada de creme de ninho por cima. | Primeira camada
11-18 s | Vem o morango picado, que dá aquele azedinho bom. Depois, mais massa e mais creme. | Morango caindo
18-26 s | Cada pote é feito no mesmo dia em que sai daqui. Por isso a gente trabalha com encomenda. | Potes prontos
26-33 s | Chama a Doce Lua no WhatsApp, diz quantos você quer e combina a retirada. | Colher no pote

Legenda: Quantos potes você quer? https://wa.me/5511987654321`,
    },
  ],
};

const { primaryText, title, description, link } = adDescriptor.parts;

/** An ad beside other people's photos: one idea, said once. */
const ad: Recipe = {
  good: `Anúncio para Meta Ads: uma ideia só, e cada parte se entende sozinha. Sem hashtags, "clique aqui" nem maiúsculas
gritando.`,
  withLink: 'Não escreva o link: o botão do anúncio leva a ele.',
  withoutLink: 'Não escreva contato: o botão do anúncio cuida disso.',
  examples: [
    {
      profile: { businessName: 'Studio da Jô', businessCity: 'Recife', businessNeighborhood: 'Casa Forte' },
      tone: 'vender',
      topic: 'hidratação com escova de terça a quinta por R$ 79, com hora marcada',
      text: `${primaryText.label}: Hidratação com escova por R$ 79, de terça a quinta, em Casa Forte. Você marca a hora e não espera.
${title.label}: Hidratação + escova: R$ 79
${description.label}: Com hora marcada`,
    },
    {
      profile: { businessName: 'Brasa da Vila', businessCity: 'Curitiba' },
      tone: 'urgente',
      topic: 'rodízio de burger só neste sábado, às 19h',
      campaignLink: 'https://brasadavila.com.br/sabado',
      text: `${primaryText.label}: Neste sábado, às 19h, tem rodízio de burger na Brasa da Vila. É um dia só: venha com fome.
${title.label}: Rodízio de burger: sábado
${description.label}: Só neste sábado, às 19h
${link.label}: https://brasadavila.com.br/sabado`,
    },
  ],
};

const { subject, preheader } = marketingEmail.parts;

/** An e-mail of a shop to people who know it. */
const email: Recipe = {
  good: `E-mail de 500 a 1.500 caracteres, sem hashtags. Parece carta de gente conhecida. O ângulo vale já no assunto.`,
  withLink: linkInText,
  withoutLink: ownContact,
  examples: [
    {
      profile: { businessName: 'Casa Aurora', businessCity: 'Belo Horizonte' },
      tone: 'conectar',
      topic: 'vasos de cerâmica feitos à mão para o Dia das Mães, retirada na loja até sábado',
      campaignLink: 'https://casaaurora.com.br/maes',
      text: `${subject.label}: Um presente que fica na janela dela
${preheader.label}: Vasos feitos à mão, prontos para o Dia das Mães

Oi, tudo bem?

Flor bonita dura uma semana. O vaso a mãe da gente guarda, e muda de lugar até achar a luz certa.

Para o Dia das Mães, a Casa Aurora separou vasos de cerâmica feitos à mão.

A retirada é na loja, em Belo Horizonte, até sábado.

Escolha o seu com calma e deixe reservado: https://casaaurora.com.br/maes

Um abraço,
Casa Aurora

Você recebe este e-mail porque é cliente ou se cadastrou. Para sair da lista, responda SAIR.`,
    },
    {
      profile: { businessName: 'Clínica Sorriso Leve', linkWhatsapp: 'https://wa.me/5541998765432' },
      tone: 'ajudar',
      topic: 'lembrete de limpeza e avaliação a cada seis meses',
      text: `${subject.label}: Faz seis meses? A gente lembra por você
${preheader.label}: Limpeza e avaliação antes que apareça a dor

Olá!

Dente costuma avisar tarde: quando dói, o problema já andou um pedaço.

Por isso a limpeza e a avaliação entram na agenda a cada seis meses, como a revisão do carro.

Até lá, vale passar o fio antes de dormir, mesmo no dia em que bate a preguiça.

Para marcar o seu horário, chama no WhatsApp: https://wa.me/5541998765432

Até logo,
Clínica Sorriso Leve

Você recebe este e-mail porque é cliente ou se cadastrou. Para sair da lista, responda SAIR.`,
    },
  ],
};

/** The recipe of each type. */
export const types: Record<ContentType, Recipe> = {
  post_instagram: instagram,
  descricao_produto: product,
  mensagem_whatsapp: whatsapp,
  roteiro_reels: reels,
  texto_anuncio: ad,
  email_marketing: email,
};
