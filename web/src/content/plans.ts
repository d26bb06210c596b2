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
  formatVariations,
} from './facts';
import type { Facts, PlanFacts } from './facts';
import type { PlanFeature, PlanKey } from '../gql/graphql';

/** The plan that we would take; a suggestion of ours, not a claim about what others take. */
export const suggestedPlan: PlanKey = 'PLANO_VOO';

const pitches: Record<PlanKey, string> = {
  PLANO_NINHO: 'Para conhecer e postar de vez em quando.',
  PLANO_VOO: 'Para quem posta toda semana e quer escolher entre versões.',
  PLANO_REVOADA: 'Para quem vende todo dia em vários canais.',
};

const support: Record<PlanKey, string> = {
  PLANO_NINHO: 'Suporte em dias úteis',
  PLANO_VOO: 'Suporte prioritário por e-mail',
  PLANO_REVOADA: 'Suporte dedicado por WhatsApp',
};

/** For whom the plan is, in a sentence. */
export const pitchFor = ({ key }: PlanFacts): string => pitches[key];

/** What plans may include, in the order of the cards; one that is not here does not compile. */
const featureLabels: Record<PlanFeature, string> = {
  EDITING: 'Edição dos textos',
  ADJUSTMENTS: 'Ajustes rápidos nos textos',
  CAMPAIGN_KIT: 'Kit de campanha: uma ideia, vários textos',
  HISTORY_FILTERS: 'Busca, filtros, favoritos e exportação no histórico',
  CAMPAIGN_LINK: 'Link de campanha',
  VOICE: 'Textos com a voz da sua loja',
  API_KEYS: 'Chaves de API para seus programas',
};

const features = Object.entries(featureLabels) as [PlanFeature, string][];

/** The same in a sentence of what a plan lacks. */
const featureNames: Record<PlanFeature, string> = {
  EDITING: 'a edição',
  ADJUSTMENTS: 'os ajustes rápidos',
  CAMPAIGN_KIT: 'o kit de campanha',
  HISTORY_FILTERS: 'a busca, os filtros, os favoritos e a exportação do histórico',
  CAMPAIGN_LINK: 'o link de campanha',
  VOICE: 'a voz da loja',
  API_KEYS: 'as chaves de API',
};

const missingFeatureNames = (plan: PlanFacts): readonly string[] =>
  features.filter(([feature]) => !plan.features.includes(feature)).map(([feature]) => featureNames[feature]);

export interface Feature {
  readonly label: string;
  readonly included: boolean;
}

/** What a card lists of a plan, in the same order on every card. */
export function planFeatures(plan: PlanFacts): Feature[] {
  return [
    { label: `${plan.contentTypes.length} tipos de conteúdo`, included: true },
    { label: `${countGoals(plan)} objetivos`, included: true },
    { label: `${formatVariations(plan.variations)} por texto`, included: true },
    {
      label: plan.historySize ? `Histórico com ${plan.historySize} textos` : 'Histórico sem limite',
      included: true,
    },
    ...features.map(([feature, label]) => ({ label, included: plan.features.includes(feature) })),
    { label: support[plan.key], included: true },
  ];
}

/** Eight questions about money, credits and limits. */
export function plansFaq(facts: Facts): Faq[] {
  const { plans, withdrawalDays, refundRememberedDays } = facts;
  const free = freePlan(facts);
  const paid = paidPlans(facts);
  return [
    {
      question: 'Preciso de cartão para começar?',
      answer: [
        `Não. O ${free.name} é grátis e dá ${formatCredits(free.monthlyCredits)} por mês. O cartão só entra quando você escolhe um plano pago.`,
      ],
    },
    {
      question: 'O que é um crédito?',
      answer: [
        'Um crédito é um texto pronto na sua tela. Um kit de campanha usa um crédito por texto. Se um texto não ficar pronto, o crédito dele volta.',
        `Todas as variações do mesmo texto saem por um crédito só: ${formatList(plans.map(({ name, variations: count }) => `${formatVariations(count)} no ${name}`))}.`,
      ],
    },
    {
      question: 'Quando meus créditos renovam?',
      answer: [
        'Todo mês, no dia em que sua assinatura começou. No plano grátis, no dia em que ele começou: quando você criou a conta ou quando o plano pago terminou. O que sobra não passa para o mês seguinte.',
      ],
    },
    {
      question: 'O que o plano grátis não tem?',
      answer: [
        `O ${free.name} escreve ${formatList(contentTypeLabels(free, facts))}, com ${countGoals(free)} objetivos e ${formatVariations(free.variations)} por texto. ${formatList(['Os outros tipos e objetivos', ...missingFeatureNames(free)])} vêm com os planos pagos.`,
      ],
    },
    {
      question: 'Quantos textos ficam no meu histórico?',
      answer: [
        `Depende do plano: ${plans.map((plan) => `no ${plan.name} você vê ${describeHistory(plan)}`).join('; ')}.`,
        'Nada é apagado quando o limite chega. Os textos antigos ficam guardados e voltam a aparecer se você subir de plano.',
      ],
    },
    {
      question: 'Posso mudar de plano quando quiser?',
      answer: [
        `Pode. Se subir de plano, já vale na hora e seus créditos aumentam. Se descer ou cancelar, você usa o que já pagou até o fim do período e só então a mudança acontece.`,
      ],
    },
    {
      question: 'E se eu me arrepender da assinatura?',
      answer: [
        `Você tem ${withdrawalDays} dias, contados do primeiro pagamento, para desistir e receber tudo de volta. O botão “Desistir e receber reembolso” fica no seu Perfil. Se você assinar de novo em até ${refundRememberedDays} dias, descontamos do primeiro mês os créditos que você usou no período reembolsado e os que usar depois, dos até ${free.monthlyCredits} que ficam na conta. Depois dos ${withdrawalDays} dias não há reembolso de períodos parciais.`,
      ],
    },
    {
      question: 'Como eu pago e como eu cancelo?',
      answer: [
        `No cartão, todo mês: ${formatList(paid.map((plan) => `${plan.name} por ${formatPricePerMonth(plan)}`))}. O pagamento acontece na página segura da Stripe, e nós não vemos o número do seu cartão.`,
        'Para trocar o cartão, ver recibos ou cancelar, entre no Perfil e abra o gerenciamento da assinatura. Não precisa ligar nem explicar o motivo.',
      ],
    },
  ];
}
