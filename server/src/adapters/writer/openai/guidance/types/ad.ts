import { ad as descriptor } from '../../../../../domain/content/ad.ts';
import type { Recipe } from '../recipe.ts';

const { primaryText: text, title, description, link } = descriptor.parts;

/** An ad beside other people's photos: one idea, said once. */
export const ad: Recipe = {
  shape: `Anúncio para Meta Ads, só estas linhas, com estes rótulos e nesta ordem:
${text.label}: no máximo ${text.most} caracteres
${title.label}: no máximo ${title.most} caracteres
${description.label}: no máximo ${description.most} caracteres
Conte os caracteres de cada linha sem o rótulo. Sem hashtags e sem linha em branco.`,
  good: `Uma ideia só. O texto principal diz o que é e por que agora, com preço ou lugar quando houver; o título repete
o ganho em poucas palavras; a descrição tira uma dúvida. Nada de "clique aqui" nem de letras maiúsculas gritando.`,
  withLink: `Em uma quarta linha, "${link.label}: " e o link_da_campanha inteiro, sem mudar nada.`,
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
