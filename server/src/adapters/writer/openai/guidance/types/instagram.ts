import type { Recipe } from '../recipe.ts';

/** The caption of a post: it has one line to stop a thumb. */
export const instagram: Recipe = {
  good: `Legenda de Instagram, de 300 a 800 caracteres. O gancho fala do problema ou do desejo de quem passa, não do negócio.
Um detalhe concreto vale mais que adjetivos. Até dois emojis. Nunca #love, #instagood nem #promoção sozinha.`,
  withLink: 'Na chamada, escreva "link na bio"; o endereço não, porque na legenda ele não abre.',
  withoutLink: 'Na chamada, convide para comentar, salvar ou mandar mensagem no direct.',
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
      profile: { businessName: 'Brasa da Vila', businessCity: 'Curitiba' },
      tone: 'divertir',
      topic: 'burger novo de costela com queijo coalho, só no jantar, de quinta a domingo',
      text: `Costela e queijo coalho no mesmo pão: quem teve essa ideia merecia um feriado.

É o burger novo da Brasa da Vila. Ele só aparece no jantar, de quinta a domingo, e o resto da semana serve para a gente treinar a paciência.

Piá, marca aqui quem vai dividir com você. Ou quem não vai, que também é uma escolha. 🍔

#HamburgueriaCuritiba #BurgerDeCostela #QueijoCoalho #JantarEmCuritiba`,
    },
    {
      profile: { businessName: 'Oficina do Beto', businessCity: 'Contagem' },
      tone: 'ajudar',
      topic: 'revisão antes de viajar: freio, pneu, óleo e bateria',
      campaignLink: 'https://oficinadobeto.com.br/revisao',
      text: `Antes de conferir a previsão da praia, confere o pneu.

Quatro coisas deixam mais gente parada na estrada: freio, pneu, óleo e bateria. É o que a revisão de viagem da Oficina do Beto olha, uma por uma, e a gente explica o que achou antes de mexer.

A revisão custa [preencher: preço]. Para escolher o dia, é só tocar no link na bio.

#OficinaEmContagem #RevisãoDeViagem #FreioEPneu #CarroEmDia`,
    },
  ],
};
