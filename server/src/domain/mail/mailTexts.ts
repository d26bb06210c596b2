import { withdrawalDays } from '../billing/billing.ts';
import type { MailContent, MailData, MailKind } from './mail.ts';
import { planOf, type PlanKey } from '../billing/plan.ts';
import { termsVersions } from '../account/terms.ts';
import { brasiliaTimeZone } from '../time.ts';

/** What an e-mail says, in pt-BR. */
export interface MailText {
  readonly subject: string;
  /** Paragraphs, and lists of points. */
  readonly paragraphs: readonly (string | readonly string[])[];
  /** The one thing to do next: a page of the product. */
  readonly action: { readonly label: string; readonly path: string } | null;
}

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: brasiliaTimeZone, ...options });
  return (instant: string) => format.format(new Date(instant));
};
const day = formatOf({ dateStyle: 'long' });
const dayAndTime = formatOf({ dateStyle: 'long', timeStyle: 'short' });
/** A day as YYYY-MM-DD. */
const calendarDay = (date: string) => day(`${date}T12:00:00-03:00`);
const money = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace(/\s/g, ' ');
const planName = (plan: PlanKey) => planOf(plan).name;
const monthly = (plan: PlanKey) => `${planOf(plan).monthlyCredits} créditos por mês`;

const profile = (label: string) => ({ label, path: '/profile' });
const backToFree = `Sua conta está no ${planName('plano_ninho')}, com ${monthly('plano_ninho')}. Seus textos continuam guardados.`;

const endings: Record<MailData['subscriptionEnded']['reason'], (plan: string) => string> = {
  unpaid: (plan) => `O pagamento do ${plan} não aconteceu, e a assinatura terminou.`,
  disputed: (plan) => `Um pagamento do ${plan} foi contestado no banco, e a assinatura terminou.`,
  cancelled: (plan) => `A assinatura do ${plan} terminou.`,
};

/** The text of every kind. */
const texts: { readonly [Kind in MailKind]: (data: MailData[Kind], contact: string) => MailText } = {
  welcome: () => ({
    subject: 'Você criou seu primeiro texto',
    paragraphs: [
      'Seu primeiro texto no Bem-te-vi está pronto. Ele está guardado no seu histórico, para copiar quando quiser.',
      'Para os próximos saírem ainda mais com a cara do seu negócio, diga no tópico o produto, o preço e o dia. Exemplo: “bolo de cenoura, R$ 12 a fatia, só no sábado”.',
      'Confira cada texto antes de publicar.',
    ],
    action: { label: 'Criar outro texto', path: '/generate' },
  }),
  paymentFailed: ({ plan }) => ({
    subject: 'A cobrança da sua assinatura não passou',
    paragraphs: [
      `Não conseguimos cobrar o ${planName(plan)} no seu cartão.`,
      `O provedor de pagamentos tenta de novo nos próximos dias. Enquanto isso você continua no ${planName(plan)} e usa os créditos que tem, sem créditos novos.`,
      'Se o pagamento não acontecer, a assinatura termina e a conta volta para o plano grátis. Seus textos continuam guardados.',
      'Para resolver agora, abra o Perfil, toque em “Gerenciar assinatura” e atualize o cartão.',
    ],
    action: profile('Atualizar o cartão'),
  }),
  paymentRecovered: ({ plan }) => ({
    subject: 'Pagamento confirmado',
    paragraphs: [
      `O pagamento do ${planName(plan)} foi confirmado e sua assinatura segue normalmente. Você não precisa fazer nada.`,
    ],
    action: profile('Ver minha assinatura'),
  }),
  subscriptionCancelled: ({ plan, endsAt }) => ({
    subject: 'Sua assinatura foi cancelada',
    paragraphs: [
      `O ${planName(plan)} foi cancelado. Ele continua valendo até ${day(endsAt)}, com os créditos que você ainda tem.`,
      `Depois disso nada mais é cobrado, e a conta passa para o ${planName('plano_ninho')}, com ${monthly('plano_ninho')}. Seus textos continuam guardados.`,
      'Mudou de ideia? Até essa data você retoma a assinatura pelo Perfil, em “Gerenciar assinatura”.',
    ],
    action: profile('Ver minha assinatura'),
  }),
  subscriptionEnded: ({ plan, reason }) => ({
    subject: 'Sua assinatura terminou',
    paragraphs: [endings[reason](planName(plan)), `Nada mais será cobrado. ${backToFree}`],
    action: { label: 'Ver os planos', path: '/plans' },
  }),
  refundMade: ({ plan }) => ({
    subject: 'Seu reembolso foi feito',
    paragraphs: [
      `Devolvemos o que você pagou pelo ${planName(plan)}, no mesmo cartão. O prazo para o valor aparecer na fatura depende do banco.`,
      `A assinatura foi cancelada e nada mais será cobrado. ${backToFree}`,
    ],
    action: null,
  }),
  planChanged: ({ from, to }) => ({
    subject: `Seu plano agora é o ${planName(to)}`,
    paragraphs: [
      `Você passou do ${planName(from)} para o ${planName(to)}: agora são ${monthly(to)}, e o plano custa ${money(planOf(to).priceInCents)} mensais.`,
      'Para ver recibos, trocar de plano ou cancelar, abra o Perfil e toque em “Gerenciar assinatura”.',
      ...(from === 'plano_ninho'
        ? [
            `Até ${withdrawalDays} dias depois do primeiro pagamento você pode desistir e receber tudo de volta, também pelo Perfil.`,
          ]
        : []),
    ],
    action: profile('Abrir o Perfil'),
  }),
  emailChanged: ({ at }, contact) => ({
    subject: 'O e-mail da sua conta foi trocado',
    paragraphs: [
      `Em ${dayAndTime(at)} (horário de Brasília), o e-mail da sua conta no Bem-te-vi foi trocado por outro. Este endereço não é mais o da conta.`,
      'Se foi você, não precisa fazer nada.',
      `Se não foi você, escreva agora para ${contact}.`,
    ],
    action: null,
  }),
  accountDeleted: ({ at }, contact) => ({
    subject: 'Sua conta foi excluída',
    paragraphs: [
      `A exclusão que você pediu em ${day(at)} foi feita. Seu cadastro e seus textos foram removidos, e, se havia assinatura, ela foi cancelada: nada mais será cobrado.`,
      'O que a lei manda guardar, e por quanto tempo, está na Política de Privacidade.',
      `Este é o último e-mail que você recebe desta conta. Se não foi você que pediu, escreva para ${contact}.`,
    ],
    action: { label: 'Ler a política', path: '/privacy' },
  }),
  termsChanged: ({ version, changes }) => ({
    subject: 'Os termos de uso e a política de privacidade vão mudar',
    paragraphs: [
      `A nova versão vale a partir de ${calendarDay(version)}. O que muda:`,
      changes ?? termsVersions.find((one) => one.version === version)?.changes ?? [],
      'Na primeira vez que você entrar depois dessa data, pedimos que aceite a nova versão. Se não concordar, você pode exportar seus dados e excluir a conta pelo Perfil.',
    ],
    action: { label: 'Ler os termos', path: '/terms' },
  }),
  priceChanged: ({ plan, priceInCents, from }) => ({
    subject: `O preço do ${planName(plan)} vai mudar`,
    paragraphs: [
      `A partir de ${calendarDay(from)}, o ${planName(plan)} passa a custar ${money(priceInCents)} por mês. Hoje são ${money(planOf(plan).priceInCents)}.`,
      'O novo preço só vale para você a partir da primeira renovação depois dessa data.',
      'Se preferir não continuar, cancele antes pelo Perfil, em “Gerenciar assinatura”.',
    ],
    action: profile('Ver minha assinatura'),
  }),
};

/** The text of an e-mail; `contact` is the address that answers questions. */
export const mailText = <Kind extends MailKind>(
  { kind, data }: Extract<MailContent, { kind: Kind }>,
  contact: string,
): MailText => texts[kind](data as MailData[Kind], contact);

/** Whether the owner may switch the kind off; the others are part of the contract or asked for by law. */
const areTips: Record<MailKind, boolean> = {
  welcome: true,
  paymentFailed: false,
  paymentRecovered: false,
  subscriptionCancelled: false,
  subscriptionEnded: false,
  refundMade: false,
  planChanged: false,
  emailChanged: false,
  accountDeleted: false,
  termsChanged: false,
  priceChanged: false,
};

export const isTip = (kind: MailKind): boolean => areTips[kind];
