import type { Faq } from './faq';
import {
  formatCredits,
  freePlan,
  countGoals,
  describeHistory,
  formatList,
  paidPlans,
  formatPricePerMonth,
  contentTypeLabels,
} from './facts';
import type { Facts } from './facts';

/** An example of the carousel: what an owner asked for, and how it looks where it is published. */
export interface Example {
  readonly niche: string;
  readonly shop: string;
  readonly type: string;
  readonly goal: string;
  readonly topic: string;
  readonly text: ExampleText;
}

export type ExampleText =
  | { readonly kind: 'instagram'; readonly handle: string; readonly caption: string; readonly hashtags: string }
  | { readonly kind: 'whatsapp'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'product'; readonly name: string; readonly lead: string; readonly details: readonly string[] }
  | { readonly kind: 'ad'; readonly primary: string; readonly title: string; readonly description: string };

export const examples: readonly Example[] = [
  {
    niche: 'Confeitaria',
    shop: 'Confeitaria da Lu',
    type: 'Post para Instagram',
    goal: 'Vender',
    topic: 'bolo de milho saindo do forno às 16h',
    text: {
      kind: 'instagram',
      handle: 'confeitariadalu',
      caption:
        'O cheirinho já chegou na calçada: às 16h sai bolo de milho do forno. Passa aqui enquanto ele está quentinho e leva para o café da tarde.',
      hashtags: '#BoloDeMilho #CaféDaTarde #ConfeitariaDeBairro',
    },
  },
  {
    niche: 'Pet shop',
    shop: 'Pet Amigo Fiel',
    type: 'Mensagem de WhatsApp',
    goal: 'Conectar',
    topic: 'horários de banho e tosa na véspera do feriado',
    text: {
      kind: 'whatsapp',
      paragraphs: [
        'Oi! O feriado está chegando e ainda temos *horário para banho e tosa na quinta*.',
        'Quer deixar seu amigo cheiroso para receber a família? Responda com o nome dele e o período, *manhã ou tarde*, que a gente reserva.',
      ],
    },
  },
  {
    niche: 'Loja de roupa',
    shop: 'Ateliê Mandacaru',
    type: 'Descrição de Produto',
    goal: 'Padrão',
    topic: 'vestido midi de linho, com bolso, do P ao GG',
    text: {
      kind: 'product',
      name: 'Vestido midi de linho',
      lead: 'Fresco para o dia, arrumado para a noite. O linho acompanha o movimento e os bolsos deixam as mãos livres.',
      details: [
        'Linho, comprimento midi',
        'Dois bolsos laterais',
        'Tamanhos P, M, G e GG',
        'Preço: [preencher: preço]',
      ],
    },
  },
  {
    niche: 'Oficina',
    shop: 'Oficina do Tião',
    type: 'Texto de Anúncio',
    goal: 'Informar',
    topic: 'revisão de freios antes de pegar a estrada',
    text: {
      kind: 'ad',
      primary: 'Vai viajar? Confira os freios antes. A gente revisa, mostra o que achou e só troca o que precisa.',
      title: 'Revisão de freios',
      description: 'Agende pelo WhatsApp',
    },
  },
];

export const steps = [
  {
    title: 'Descreva',
    words: 'Diga o assunto em uma frase: promoção de sexta, produto novo, horário de feriado.',
  },
  {
    title: 'Gere',
    words: 'Escolha onde vai publicar e o objetivo. O texto sai com o nome e o jeito do seu negócio.',
  },
  {
    title: 'Copie',
    words: 'Copie, cole e poste. Está no Instagram ou no WhatsApp antes do próximo cliente chegar.',
  },
] as const;

/** What is different from asking a general assistant. */
export function comparison(facts: Facts): { subject: string; generic: string; ours: string }[] {
  const free = freePlan(facts);
  return [
    {
      subject: 'Seu negócio',
      generic: 'Você explica tudo de novo a cada conversa.',
      ours: 'Você monta o ninho uma vez. Nome, público e bairro já estão lá quando você pede um texto.',
    },
    {
      subject: 'O começo',
      generic: 'Um campo vazio e um pedido que precisa ser perfeito.',
      ours: 'Um tipo, um objetivo e uma frase sua. O resto é com a gente.',
    },
    {
      subject: 'O jeito de falar',
      generic: 'Português de manual, igual ao de todo mundo.',
      ours: 'Português do Brasil, do jeito que se conversa no balcão.',
    },
    {
      subject: 'O formato',
      generic: 'Um textão que você ainda precisa cortar.',
      ours: 'Gancho na primeira linha do post, WhatsApp curto, anúncio que cabe no espaço.',
    },
    {
      subject: 'Preço e promessa',
      generic: 'Pode inventar preço, prazo e depoimento.',
      ours: 'Escreve com o que você contou e confere preços e datas. O que faltou aparece marcado, como [preencher: preço].',
    },
    {
      subject: 'Os textos prontos',
      generic: 'Perdidos no meio da conversa.',
      ours: `No seu histórico, para copiar e usar de novo. No ${free.name} você vê ${describeHistory(free)}.`,
    },
  ];
}

export const audience = [
  { niche: 'Salão de beleza', idea: 'horário livre na quarta à tarde' },
  { niche: 'Hamburgueria', idea: 'combo de sexta com batata' },
  { niche: 'Pet shop', idea: 'vacinação no sábado de manhã' },
  { niche: 'Oficina mecânica', idea: 'troca de óleo sem hora marcada' },
  { niche: 'Loja de roupa', idea: 'chegada da coleção de linho' },
  { niche: 'Confeitaria', idea: 'encomendas para o fim do ano' },
  { niche: 'Personal trainer', idea: 'duas vagas no horário das 6h' },
  { niche: 'Manicure em domicílio', idea: 'agenda da semana no bairro' },
] as const;

/** Six questions of new visitors. */
export function landingFaq(facts: Facts): Faq[] {
  const free = freePlan(facts);
  return [
    {
      question: 'É grátis mesmo?',
      answer: [
        `O ${free.name} é, e sem cartão: ${formatCredits(free.monthlyCredits)} por mês, um por texto. Se precisar de mais, há ${formatList(paidPlans(facts).map((plan) => `o ${plan.name} (${formatPricePerMonth(plan)})`))}.`,
      ],
    },
    {
      question: 'Que textos ele escreve?',
      answer: [
        `${formatList(facts.contentTypes.map(({ label }) => label))}. No plano grátis você usa ${formatList(contentTypeLabels(free, facts))}, com ${countGoals(free)} objetivos à escolha.`,
      ],
    },
    {
      question: 'Os textos são originais? São meus?',
      answer: [
        'Cada texto é escrito na hora, a partir do que você contou, e é seu: publique, mude e reutilize onde quiser. Antes de postar, leia e confira preços, datas e endereços.',
      ],
    },
    {
      question: 'O que vocês fazem com os dados do meu negócio?',
      answer: [
        'Usamos esses dados só para sugerir assuntos e escrever os seus textos. Seus dados nunca são usados para treinar inteligência artificial nem mostrados a outros usuários.',
      ],
    },
    {
      question: 'Preciso entender de marketing?',
      answer: [
        'Não. Escreva como você falaria com um cliente, por exemplo “chegou sandália nova, do 33 ao 40”. O gancho, o tamanho e a chamada no final já vêm no texto.',
      ],
    },
    {
      question: 'Posso mudar de plano depois?',
      answer: [
        'A qualquer momento. Se subir de plano, já vale na hora. Se descer ou cancelar, você usa o que pagou até o fim do período.',
      ],
    },
  ];
}
