import type { Generation } from './generation.ts';
import type { LedgerEntry } from './statement.ts';
import type { User } from './user.ts';

/** Grows when a field changes its meaning or goes away; a new field is no new version. */
const ownDataVersion = 1;

/** Says of every field of T what it is, in pt-BR, so that none is exported without a word. */
type Described<T> = { readonly [Field in keyof Required<T>]: string };

const account: Described<User> = {
  id: 'Identificador da conta no provedor de identidade.',
  email: 'E-mail da conta.',
  displayName: 'Nome da pessoa, se o provedor de identidade informou.',
  createdAt: 'Quando a conta foi criada.',
  currentPlan: 'Plano atual.',
  textCredits: 'Créditos que restam no período.',
  subscriptionProvider: 'Quem cobra a assinatura.',
  subscriptionId: 'Identificador da assinatura em quem cobra.',
  subscriptionStatus: 'Situação da assinatura.',
  businessName: 'Nome do negócio.',
  businessDesc: 'Descrição do negócio.',
  targetAudience: 'Público-alvo.',
  businessCity: 'Cidade.',
  businessNeighborhood: 'Bairro.',
  linkWebsite: 'Site.',
  linkInstagram: 'Instagram.',
  linkWhatsapp: 'WhatsApp.',
  hasCompletedOnboarding: 'Se o cadastro do negócio foi completado.',
  acceptedTerms: 'Versão dos termos de uso aceita, e quando.',
  creditAnchor: 'Instante a partir do qual os períodos grátis são contados.',
  creditPeriod: 'Período dos créditos atuais e quando ele termina.',
  holds: 'Créditos reservados para textos que ainda estão sendo escritos.',
  billing: 'O que quem cobra informou: identificador de cliente, compra em andamento, cobranças e datas.',
};

const generation: Described<Generation> = {
  id: 'Identificador da criação.',
  userId: 'A conta que fez o pedido.',
  requestId: 'Identificador do clique.',
  contentType: 'Tipo de conteúdo.',
  tone: 'Objetivo.',
  topic: 'Tópico, como foi pedido.',
  campaignLink: 'Link da campanha.',
  createdAt: 'Quando foi escrita.',
  editedAt: 'Quando a última edição foi salva.',
  variations: 'Os textos, como estão agora.',
  originalVariations: 'Os textos como foram escritos, se algum foi editado.',
  parts: 'As partes de cada texto como foi escrito: gancho, chamada, hashtags.',
  findings: 'O que a revisão automática apontou nos textos.',
  favourite: 'Se está marcada como favorita.',
  writer: 'Quem escreveu.',
  model: 'Modelo de linguagem usado.',
  promptVersion: 'Versão das instruções dadas ao modelo.',
};

const statement: Described<LedgerEntry> = {
  id: 'Identificador da linha.',
  at: 'Quando os créditos mudaram.',
  kind: 'Por quê: grant (do plano), upgrade (da mudança de plano), use (um texto), return (devolução), expiry (fim do período).',
  credits: 'Quantos créditos entraram; negativo se saíram.',
  balance: 'Quantos créditos ficaram.',
  plan: 'O plano de que são os créditos.',
  generationId: 'A criação a que o crédito se refere.',
};

/** Everything held of one owner, but the generations, which may be many (rule 10.1). */
export interface OwnData {
  readonly format: 'bem-te-vi/meus-dados';
  readonly version: number;
  readonly exportedAt: Date;
  /** What each field is. */
  readonly about: {
    readonly account: typeof account;
    readonly statement: typeof statement;
    readonly generations: typeof generation;
  };
  readonly account: User;
  /** Newest first. */
  readonly statement: readonly LedgerEntry[];
}

/** The document that an owner takes away; the generations are to be put beside it. */
export const ownDataOf = (user: User, entries: readonly LedgerEntry[], exportedAt: Date): OwnData => ({
  format: 'bem-te-vi/meus-dados',
  version: ownDataVersion,
  exportedAt,
  about: { account, statement, generations: generation },
  account: user,
  statement: entries,
});
