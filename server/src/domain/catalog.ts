import { contentTypeKeys, descriptorOf, type ContentType } from './content/contentTypes.ts';

export { contentTypeKeys, type ContentType } from './content/contentTypes.ts';

/** What is written, with the names that owners see. */
export const contentTypes: readonly { readonly key: ContentType; readonly label: string }[] = contentTypeKeys.map(
  (key) => ({ key, label: descriptorOf(key).label }),
);

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

export type Tone = (typeof tones)[number]['key'];

export const toneKeys: readonly Tone[] = tones.map(({ key }) => key);

export const isContentType = (value: unknown): value is ContentType =>
  (contentTypeKeys as readonly unknown[]).includes(value);

export const isTone = (value: unknown): value is Tone => (toneKeys as readonly unknown[]).includes(value);
