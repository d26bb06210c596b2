/** A numbered part of a legal page: paragraphs, and lists where a block is a list. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly (string | readonly string[])[];
}

export const lastUpdate = 'Última atualização: 27 de julho de 2025';
