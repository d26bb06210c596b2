/** Who wrote a text: a language model; nobody, it is the owner's words set out; or a person, as an example. */
export type TextSource = 'MODEL' | 'DRAFT' | 'RECORDED_EXAMPLE';

/** What the writer without a model calls itself and its two kinds of texts. */
export const draftWriter = { writer: 'draft', draft: 'rascunho', example: 'exemplo-gravado' } as const;

/** Who wrote the texts of a generation; the ones of an older version that filled in templates count as drafts. */
export function sourceOf({ writer, model }: { readonly writer: string; readonly model: string }): TextSource {
  if (writer !== draftWriter.writer && writer !== 'offline') return 'MODEL';
  return model === draftWriter.example ? 'RECORDED_EXAMPLE' : 'DRAFT';
}
