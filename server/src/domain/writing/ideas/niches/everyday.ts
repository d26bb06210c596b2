import type { Niche } from '../niche.ts';

/** For a trade that is not known: what any shop or service can write about. */
export const everyday: Niche = {
  key: 'outro',
  name: 'negócio de bairro',
  words: /(?!)/g,
  salesMode: 'counter',
  dates: 'Condição especial {do}: [preencher: produto ou serviço] por [preencher: preço]',
  ideas: [
    ['[preencher: produto ou serviço] por [preencher: preço], até [preencher: dia]', 'post_instagram', 'vender'],
    ['A pergunta que mais fazem aqui: [preencher: pergunta]', 'roteiro_reels', 'ajudar'],
    ['Novidade da semana: [preencher: o que chegou ou mudou]', 'mensagem_whatsapp', 'vender'],
    ['Como tudo começou: [preencher: história da loja]', 'post_instagram', 'conectar'],
    ['Quem atende você: [preencher: nome e o que faz]', 'post_instagram', 'conectar'],
    ['Nosso horário e como chegar: [preencher: horário e endereço]', 'post_instagram', 'informar'],
    ['Formas de pagamento: [preencher: quais]', 'mensagem_whatsapp', 'informar'],
  ],
};
