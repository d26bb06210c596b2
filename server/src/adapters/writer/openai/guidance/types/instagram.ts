import { instagramPost } from '../../../../../domain/content/instagramPost.ts';
import type { Recipe } from '../recipe.ts';

const { most: all, parts } = instagramPost;
const { hook, hashtags } = parts;

/** The caption of a post: it has one line to stop a thumb. */
export const instagram: Recipe = {
  shape: `Legenda de Instagram.
- A primeira linha é um gancho que se entende sozinho e cabe em ${hook.most} caracteres.
- Parágrafos de uma a três linhas, separados por linha em branco. No máximo ${all} caracteres; o melhor fica entre
  300 e 800.
- Uma só chamada para ação, antes das hashtags.
- Na última linha, de ${hashtags.fewest} a ${hashtags.most} hashtags: produto, nicho, cidade ou bairro, escritas como
  #BoloDePote. Nunca #love, #instagood, #promoção sozinha nem nome de quem não foi citado.
- Emojis: nenhum, um ou dois, onde uma pessoa poria.`,
  good: `O gancho fala do problema ou do desejo de quem passa, não do negócio. Cada parágrafo traz uma coisa nova. Um
detalhe concreto (o dia, o ingrediente, o bairro) vale mais que três adjetivos.`,
  withLink: `Não escreva o endereço do link: na legenda ele não abre. Na chamada, escreva "link na bio".`,
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
