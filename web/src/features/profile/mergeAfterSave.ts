/** Shown when the account was deleted while its page was open. */
export const accountGoneMessage = 'Usuário não encontrado. Por favor, faça login novamente.';

/** The draft after a save: the server's answer, except in fields that were changed while the save was in progress. */
export function mergeAfterSave<Draft extends object>(draft: Draft, sent: Partial<Draft>, answer: Draft): Draft {
  const changed = Object.entries(draft).filter(([field, value]) => value !== sent[field as keyof Draft]);
  return { ...answer, ...Object.fromEntries(changed) };
}

/** Called by a part of the page with whether it has unsaved edits; the page asks once for all parts before it is left. */
export type ReportUnsaved = (part: 'profile' | 'products' | 'voice', unsaved: boolean) => void;
