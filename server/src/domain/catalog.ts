/** What is written. The keys are stored and travel on REST; GraphQL shows them in capitals. */
export const contentTypes = [
  { key: 'post_instagram', label: 'Post para Instagram' },
  { key: 'descricao_produto', label: 'Descrição de Produto' },
  { key: 'mensagem_whatsapp', label: 'Mensagem de WhatsApp' },
  { key: 'roteiro_reels', label: 'Roteiro de Reels' },
  { key: 'texto_anuncio', label: 'Texto de Anúncio' },
  { key: 'email_marketing', label: 'E-mail Marketing' },
] as const;

/** The goal of a text. `default` is what a brief has when no goal is picked. */
export const tones = [
  { key: 'default', label: 'Padrão' },
  { key: 'vender', label: 'Vender' },
  { key: 'conectar', label: 'Conectar' },
  { key: 'inspirar', label: 'Inspirar' },
  { key: 'divertir', label: 'Divertir' },
  { key: 'informar', label: 'Informar' },
  { key: 'ajudar', label: 'Ajudar' },
  { key: 'urgente', label: 'Criar urgência' },
  { key: 'celebrar', label: 'Celebrar' },
] as const;

export type ContentType = (typeof contentTypes)[number]['key'];
export type Tone = (typeof tones)[number]['key'];

export const contentTypeKeys: readonly ContentType[] = contentTypes.map(({ key }) => key);
export const toneKeys: readonly Tone[] = tones.map(({ key }) => key);

export const isContentType = (value: unknown): value is ContentType =>
  (contentTypeKeys as readonly unknown[]).includes(value);

export const isTone = (value: unknown): value is Tone => (toneKeys as readonly unknown[]).includes(value);
