/** Shown when the account has gone while its page was open. */
export const nobody = 'Usuário não encontrado. Por favor, faça login novamente.';

/** What a form shows after a save: the answer, except in fields that were changed while the save was under way. */
export function afterSave<Draft extends object>(draft: Draft, sent: Partial<Draft>, answer: Draft): Draft {
  const changed = Object.entries(draft).filter(([field, value]) => value !== sent[field as keyof Draft]);
  return { ...answer, ...Object.fromEntries(changed) };
}

/** Told by a part of the page whether it has edits that are not saved; the page asks once for all before it is left. */
export type ReportUnsaved = (part: 'profile' | 'products' | 'voice', unsaved: boolean) => void;
