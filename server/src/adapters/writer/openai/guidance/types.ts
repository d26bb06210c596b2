import type { ContentType } from '../../../../domain/catalog.ts';

export interface TypeGuidance {
  readonly shape: string;
  readonly withLink: string;
  readonly withoutLink: string;
}

const linkInText = 'Escreva o link_da_campanha inteiro, sem mudar nada, junto da chamada para ação.';
const ownContact = 'Na chamada, use o contato que houver no perfil; se não houver nenhum, [preencher: contato].';

/** The recipe of each type (rule 5.3). */
export const types: Record<ContentType, TypeGuidance> = {
  post_instagram: {
    shape: `Legenda de Instagram.
- A primeira linha é um gancho que funciona sozinho e cabe em 125 caracteres.
- Parágrafos curtos separados por linha em branco. No máximo 2.200 caracteres; o melhor fica entre 400 e 900.
- Uma só chamada para ação.
- Termine com 3 a 5 hashtags específicas do produto, do nicho e da cidade. Nunca mais de 5, nada de #love ou
  #instagood.`,
    withLink: 'Não escreva o endereço do link: na legenda ele não abre. Na chamada, escreva "link na bio".',
    withoutLink: 'Na chamada, convide para comentar ou mandar mensagem no direct.',
  },
  descricao_produto: {
    shape: `Descrição de produto para loja ou catálogo.
- Texto puro, sem hashtags e sem emojis.
- Primeiro os benefícios, em um ou dois parágrafos curtos; depois os detalhes em linhas com hífen (material,
  tamanho, preço, entrega), com [preencher: …] onde o dado falta.`,
    withLink: linkInText,
    withoutLink: ownContact,
  },
  mensagem_whatsapp: {
    shape: `Mensagem de WhatsApp.
- No máximo 600 caracteres, contando tudo.
- Tom de conversa, começo com saudação curta. *Negrito* só com um asterisco de cada lado e no máximo duas vezes.
- Uma só chamada para ação, no fim.`,
    withLink: linkInText,
    withoutLink: 'A chamada é responder a própria mensagem.',
  },
  roteiro_reels: {
    shape: `Roteiro de Reels falado, de 30 a 60 segundos, a cerca de 2,4 palavras por segundo (72 a 144 palavras
de fala).
- Primeira linha: o nome da ideia.
- Depois uma tabela em texto, uma linha por trecho: "Tempo | Fala | Cena", por exemplo "0-3 s | … | …".
- O gancho está nos primeiros 3 segundos e tem no máximo 7 palavras.
- Cenas que se gravam com um celular, no próprio negócio.`,
    withLink: `Depois da tabela, uma linha "Legenda:" com o link. ${linkInText}`,
    withoutLink: ownContact,
  },
  texto_anuncio: {
    shape: `Anúncio para Meta Ads, em três linhas com estes rótulos:
Texto principal: no máximo 125 caracteres
Título: no máximo 27 caracteres
Descrição: no máximo 25 caracteres`,
    withLink: 'Em uma quarta linha, "Link: " e o link_da_campanha inteiro, sem mudar nada.',
    withoutLink: 'Não escreva contato: o botão do anúncio cuida disso.',
  },
  email_marketing: {
    shape: `E-mail, nesta ordem:
Assunto: no máximo 50 caracteres
Pré-cabeçalho: de 40 a 100 caracteres, completa o assunto sem repetir
(linha em branco)
corpo em parágrafos curtos, uma só chamada para ação, despedida com o nome do negócio
e por último uma linha que diz por que a pessoa recebe este e-mail e como sair da lista.`,
    withLink: linkInText,
    withoutLink: ownContact,
  },
};
