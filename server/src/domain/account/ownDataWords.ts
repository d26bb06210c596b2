import type { AccessRecord } from './accessRecord.ts';
import type { ApiKey } from './apiKey.ts';
import type { CreditMemory } from '../credits/creditMemory.ts';
import type { DeletedClick } from '../generations/deletedClick.ts';
import type { Generation } from '../generations/generation.ts';
import type { MailRecord } from '../mail/mail.ts';
import type { MailPreferences } from '../mail/mailPreferences.ts';
import type { Product } from './products.ts';
import type { LedgerEntry } from '../credits/statement.ts';
import type { User } from './user.ts';
import type { Voice } from './voice.ts';

/** Says of every field of T what it is, in pt-BR, so that none is exported without a word. */
type Described<T> = { readonly [Field in keyof Required<T>]: string };

const account: Described<User> = {
  id: 'Identificador da conta no provedor de identidade.',
  email: 'E-mail da conta.',
  displayName: 'Nome da pessoa, se o provedor de identidade informou.',
  createdAt: 'Quando a conta foi criada.',
  currentPlan: 'Plano atual.',
  textCredits: 'Créditos que restam no período.',
  subscriptionProvider: 'Provedor de pagamentos da assinatura.',
  subscriptionId: 'Identificador da assinatura no provedor de pagamentos.',
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
  leaving: 'Se a exclusão da conta foi pedida.',
  billing: 'O que o provedor de pagamentos informou: identificador de cliente, compra em andamento, cobranças e datas.',
};

const generation: Described<Generation> = {
  id: 'Identificador da criação.',
  userId: 'A conta que fez o pedido.',
  requestId: 'Identificador do clique.',
  contentType: 'Tipo de conteúdo.',
  tone: 'Objetivo.',
  topic: 'Tópico, como foi pedido.',
  campaignLink: 'Link da campanha.',
  kit: 'O kit de campanha a que pertence, e os tipos que foram pedidos nele.',
  createdAt: 'Quando foi escrita.',
  editedAt: 'Quando um texto foi editado ou ajustado pela última vez.',
  variations: 'Os textos, como estão agora.',
  originalVariations: 'Os textos como foram escritos, se algum foi editado.',
  parts: 'As partes de cada texto como foi escrito: gancho, chamada, hashtags.',
  versions: 'O que veio depois de cada texto escrito: ajustes e edições, do mais antigo ao mais novo.',
  findings: 'O que a revisão automática apontou nos textos.',
  adjustments: 'Os ajustes rápidos que foram usados ou estão sendo feitos.',
  favourite: 'Se está marcada como favorita.',
  writer: 'Quem escreveu.',
  model: 'Modelo de linguagem usado.',
  promptVersion: 'Versão das instruções dadas ao modelo.',
};

const product: Described<Product> = {
  name: 'Nome do produto ou serviço.',
  price: 'Preço, como foi escrito.',
  detail: 'Detalhe, como foi escrito.',
};

const voice: Described<Voice> = {
  samples: 'Textos seus que você colou.',
  address: 'Se os textos dizem você (voce) ou tu.',
  emoji: 'Quantos emojis: none (nenhum), few (poucos) ou many (muitos).',
  favouritePhrases: 'Frases da casa.',
  forbiddenWords: 'Palavras que você nunca usa.',
  learnsFromEdits: 'Se a voz aprende com as suas edições.',
  forgottenTexts: 'Identificadores dos textos editados que você tirou do que foi aprendido.',
};

const statement: Described<LedgerEntry> = {
  id: 'Identificador da linha.',
  at: 'Quando os créditos mudaram.',
  kind: 'Por quê: grant (do plano), upgrade (da mudança de plano), use (um texto), return (devolução), expiry (fim do período), replacement (sobra do plano grátis, trocada pelos créditos do plano comprado), refund (sobra de um plano reembolsado), deduction (o que foi usado em um período reembolsado ou depois dele).',
  credits: 'Quantos créditos entraram; negativo se saíram.',
  balance: 'Quantos créditos ficaram.',
  plan: 'O plano de que são os créditos.',
  generationId: 'A criação a que o crédito se refere.',
};

const accessRecord: Described<AccessRecord> = {
  userId: 'A conta que acessou.',
  address: 'Endereço IP de onde veio o acesso.',
  at: 'Data e hora do primeiro acesso daquela hora (Marco Civil da Internet, art. 15).',
};

const deletedClick: Described<DeletedClick> = {
  userId: 'A conta que fez o pedido.',
  requestId: 'Identificador do clique cujo texto foi excluído.',
  at: 'Quando foi excluído.',
};

const apiKey: Described<ApiKey> = {
  id: 'Identificador da chave.',
  name: 'O nome que você deu à chave.',
  ending: 'Os últimos caracteres da chave. A chave inteira não é guardada.',
  createdAt: 'Quando foi criada.',
  lastUsedAt: 'Quando foi usada pela última vez.',
};

const mail: Described<MailRecord> = {
  kind: 'O assunto do e-mail: welcome (primeiro texto), paymentFailed e paymentRecovered (cobrança), subscriptionCancelled e subscriptionEnded (assinatura), refundMade (reembolso), planChanged (plano), emailChanged (endereço trocado), accountDeleted (exclusão), termsChanged (termos) ou priceChanged (preço).',
  createdAt: 'Quando o motivo do e-mail aconteceu.',
  end: 'O que houve com ele: sent (enviado), skipped (não era mais para enviar), givenUp (não pôde ser entregue); nulo enquanto espera.',
  endedAt: 'Quando isso aconteceu.',
};

const mailChoice: Described<MailPreferences> = {
  tips: 'Se você recebe dicas por e-mail.',
};

/** A memory without its hashes, which say nothing to the owner. */
export type ExportedMemory = Pick<CreditMemory, 'kind' | 'credits' | 'until'>;

const creditMemory: Described<ExportedMemory> = {
  kind: 'O que é lembrado: free (créditos grátis que restavam numa conta excluída) ou refund (usados em um período reembolsado ou depois dele).',
  credits: 'Quantos créditos.',
  until: 'Quando isso é apagado.',
};

const paymentEvents =
  'Identificadores dos últimos avisos do provedor de pagamentos que já foram tratados, do mais antigo ao mais novo.';

/** What each field of an export is. */
export const aboutOwnData = {
  account,
  statement,
  products: product,
  voice,
  apiKeys: apiKey,
  creditMemories: creditMemory,
  deletedClicks: deletedClick,
  paymentEvents,
  accessRecords: accessRecord,
  mails: mail,
  mailPreferences: mailChoice,
  generations: generation,
} as const;

/** Who else holds what of an owner, in pt-BR. */
export const heldByOthers = {
  identity: 'Firebase Authentication (Google): e-mail, nome, senha cifrada ou conta do Google, e as datas de acesso.',
  payments:
    'Stripe, se você já começou uma compra: e-mail, nome, dados do pagamento, cobranças e recibos, sob o identificador de cliente que está em account.billing.',
  writer: 'O provedor do modelo de linguagem recebe, a cada texto, o que a Política de Privacidade lista.',
  mail: 'O serviço que entrega nossos e-mails recebe o seu endereço e o texto de cada mensagem.',
} as const;
