import { ad as descriptor } from '../../../../../domain/content/ad.ts';
import type { Recipe } from '../recipe.ts';

const { primaryText: text, title, description, link } = descriptor.parts;

/** An ad beside other people's photos: one idea, said once. */
export const ad: Recipe = {
  good: `Anúncio para Meta Ads: uma ideia só, dita uma vez. O título repete o ganho em poucas palavras; a descrição tira
uma dúvida. Sem hashtags, sem "clique aqui", sem maiúsculas gritando.`,
  withLink: 'Não escreva o link: o botão do anúncio leva a ele.',
  withoutLink: 'Não escreva contato: o botão do anúncio cuida disso.',
  examples: [
    {
      profile: { businessName: 'Studio da Jô', businessCity: 'Recife', businessNeighborhood: 'Casa Forte' },
      tone: 'vender',
      topic: 'hidratação com escova de terça a quinta por R$ 79, com hora marcada',
      text: `${text.label}: Hidratação com escova por R$ 79, de terça a quinta, em Casa Forte. Você marca a hora e não espera.
${title.label}: Hidratação + escova: R$ 79
${description.label}: Com hora marcada`,
    },
    {
      profile: { businessName: 'Brasa da Vila', businessCity: 'Curitiba' },
      tone: 'urgente',
      topic: 'rodízio de burger só neste sábado, às 19h',
      campaignLink: 'https://brasadavila.com.br/sabado',
      text: `${text.label}: Neste sábado, às 19h, tem rodízio de burger na Brasa da Vila. É um dia só: venha com fome.
${title.label}: Rodízio de burger: sábado
${description.label}: Só neste sábado, às 19h
${link.label}: https://brasadavila.com.br/sabado`,
    },
  ],
};
