import { paths } from '../paths';

export const productName = 'Bem-te-vi';

/** What a page is called, and what a search engine or a shared link says of it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** The pages that anybody may read, in the order of the site map. */
export const publicPages = {
  [paths.landing]: {
    title: 'Textos que fazem seu negócio ser visto',
    description:
      'Descreva sua ideia e receba textos prontos para Instagram, WhatsApp e anúncios, com o jeito do seu negócio. Comece grátis, sem cartão.',
  },
  [paths.howItWorks]: {
    title: 'Como Funciona',
    description:
      'Monte seu ninho uma vez, faça um pedido em uma frase, copie e poste. Veja os três passos do Bem-te-vi e as dúvidas mais comuns.',
  },
  [paths.plans]: {
    title: 'Planos',
    description:
      'Compare os planos Ninho, Voo e Revoada: créditos por mês, tipos de texto, variações e histórico. Comece grátis e mude quando quiser.',
  },
  [paths.contact]: {
    title: 'Contato',
    description:
      'Fale com a equipe do Bem-te-vi por WhatsApp, e-mail ou telefone, de segunda a sexta, das 9h às 17h. Veja também as dúvidas mais comuns.',
  },
  [paths.terms]: {
    title: 'Termos de Uso',
    description:
      'As regras do Bem-te-vi em linguagem clara: conta, planos, créditos, desistência em 7 dias com reembolso e de quem são os textos.',
  },
  [paths.privacy]: {
    title: 'Política de Privacidade',
    description:
      'Quais dados o Bem-te-vi usa, para quê e por quanto tempo, seus direitos na LGPD e onde mudar sua escolha sobre cookies.',
  },
  [paths.legalRules]: {
    title: 'Radar legal',
    description:
      'As regras de lei e de conselhos profissionais que o Bem-te-vi confere nos textos: o que cada uma pede, o que escrever e onde ler.',
  },
  [paths.developers]: {
    title: 'Para desenvolvedores',
    description:
      'Peça textos por um programa seu, por REST ou GraphQL: do nada ao primeiro texto em cinco minutos, com chaves de API, limites e erros.',
  },
} as const satisfies Record<string, PageMeta>;

/** A page's title as browsers show it. */
export const fullTitle = (title?: string): string => (title ? `${title} | ${productName}` : productName);
