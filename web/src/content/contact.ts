import type { Faq } from './faq';
import { formatCredits, freePlan } from './facts';
import type { Facts } from './facts';

export const supportHours = 'de segunda a sexta, das 9h às 17h';

export const founderMessage = {
  title: 'Por que a gente existe',
  paragraphs: [
    'Quem toca um negócio pequeno faz de tudo: compra, atende, entrega, limpa e fecha o caixa. No fim do dia ainda falta postar, e é justo aí que as palavras somem.',
    'Fizemos o Bem-te-vi para essa hora. Você conta a novidade como contaria a um vizinho, e o texto sai com a cara da sua loja, não com a cara de um robô.',
    'Se algo não ficou bom, escreva para a gente. Quem responde é gente, e toda sugestão é lida.',
  ],
  signature: 'Quem fundou o Bem-te-vi',
} as const;

/** Six questions of owners who need help. */
export const contactFaq = (facts: Facts): Faq[] => [
  {
    question: 'Em quanto tempo vocês respondem?',
    answer: [
      `Atendemos ${supportHours}, no horário de Brasília. O que chega fora desse horário entra na fila do próximo dia útil.`,
    ],
  },
  {
    question: 'Não recebi o e-mail de confirmação. E agora?',
    answer: [
      'Olhe a caixa de spam e a aba de promoções. Se não estiver lá, entre com seu e-mail e senha: a página de login oferece o reenvio.',
    ],
  },
  {
    question: 'Esqueci minha senha. Como entro?',
    answer: [
      'Na página de login, toque em “Esqueci minha senha” e informe seu e-mail. Se existir uma conta com ele, o link chega em instantes.',
    ],
  },
  {
    question: 'Meus créditos acabaram. O que faço?',
    answer: [
      `Eles renovam todo mês, no dia do início do seu plano. O ${freePlan(facts).name} dá ${formatCredits(freePlan(facts).monthlyCredits)} por mês; para escrever mais agora, veja na página Planos os que têm mais créditos.`,
    ],
  },
  {
    question: 'Paguei e quero desistir. Como peço o reembolso?',
    answer: [
      `Até ${facts.withdrawalDays} dias depois do primeiro pagamento, abra o Perfil e toque em “Desistir e receber reembolso”. O valor volta inteiro para o mesmo cartão. Se preferir, peça por aqui.`,
    ],
  },
  {
    question: 'Como apago minha conta e meus dados?',
    answer: [
      'No Perfil, em “Excluir minha conta”. A assinatura é cancelada e seu cadastro e seu histórico são removidos. Antes, se quiser guardar uma cópia, use “Exportar meus dados”.',
    ],
  },
];
