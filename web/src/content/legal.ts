import type { Facts } from './facts';

/** A numbered part of a legal page: paragraphs, and lists where a block is a list. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly (string | readonly string[])[];
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** When the legal texts were last changed: the version of the terms is the day on which they came into force. */
export const formatLastUpdate = ({ terms }: Facts): string =>
  `Última atualização: ${day.format(new Date(terms.version))}`;
