/** What an owner may have changed in a text with one tap (rule 12.2). The keys are stored and never change. */
const table = {
  shorter: {
    label: 'Mais curto',
    instruction:
      'Encurte o texto em cerca de um terço. Mantenha preços, datas, horários, prazos, condições, contatos e a chamada.',
  },
  livelier: {
    label: 'Mais animado',
    instruction: 'Deixe o texto mais animado e caloroso, com os mesmos fatos. Não acrescente promessa nem exagero.',
  },
  fewer_emojis: {
    label: 'Menos emoji',
    instruction: 'Tire os emojis, ou deixe no máximo um. Não mude mais nada.',
  },
  other_opening: {
    label: 'Outra abertura',
    instruction: 'Troque a abertura por outra, com outra ideia. Mantenha o resto do texto.',
  },
  other_call: {
    label: 'Outra chamada',
    instruction: 'Troque a chamada para ação por outra, com outras palavras. Mantenha o resto do texto.',
  },
  rewrite: {
    label: 'Refazer esta variação',
    instruction: 'Escreva um texto novo para o mesmo pedido, com outra abertura e por outro caminho.',
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly instruction: string }>>;

export type AdjustmentKind = keyof typeof table;

/** The adjustments in the order in which owners see them. */
export const adjustmentKinds = Object.keys(table) as readonly AdjustmentKind[];

/** pt-BR, for owners. */
export const adjustmentLabel = (kind: AdjustmentKind): string => table[kind].label;

/** pt-BR, for the writer: what is to be changed in the text. */
export const adjustmentInstruction = (kind: AdjustmentKind): string => table[kind].instruction;

/** Whether the adjustment gives the text another beginning; the others keep it. */
export const changesOpening = (kind: AdjustmentKind): boolean => kind === 'other_opening' || kind === 'rewrite';
