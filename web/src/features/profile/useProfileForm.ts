import { useState } from 'react';
import {
  allFields as fields,
  completeField,
  profileFields,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
  type ProfileRules,
} from '../business/profileFields';
import { mergeAfterSave } from './mergeAfterSave';

interface Form {
  /** What each field was when the owner began to change it. */
  readonly base: ProfileDraft;
  readonly draft: ProfileDraft;
  readonly errors: ProfileErrors;
}

/** Takes what was saved elsewhere into the fields that are not being changed; the others are conflicts. */
function merge(form: Form, saved: ProfileDraft): Form {
  const { base, draft } = form;
  const updatedFields = fields.filter(
    (field) => saved[field] !== base[field] && (draft[field] === base[field] || draft[field] === saved[field]),
  );
  if (updatedFields.length === 0) return form;
  const values = Object.fromEntries(updatedFields.map((field) => [field, saved[field]]));
  return { ...form, base: { ...base, ...values }, draft: { ...draft, ...values } };
}

/** The business profile while it is edited. `saved` is what the server has now, and may change meanwhile. */
export function useProfileForm(saved: ProfileDraft, rules: ProfileRules) {
  const [stored, setForm] = useState<Form>(() => ({ base: saved, draft: saved, errors: {} }));
  const form = merge(stored, saved);
  if (form !== stored) setForm(form);
  const { base, draft, errors } = form;

  const setError = (field: ProfileField, error: string | undefined) =>
    setForm((now) => ({ ...now, errors: { ...now.errors, [field]: error } }));

  return {
    draft,
    errors,
    saved,
    setError,
    /** What differs from what it was. */
    changed: fields.filter((field) => draft[field] !== base[field]),
    /** Changed here, and saved elsewhere with another value. */
    conflicts: fields.filter((field) => saved[field] !== base[field]),
    change(field: ProfileField, value: string) {
      setForm((now) => ({
        ...now,
        draft: { ...now.draft, [field]: value },
        errors: { ...now.errors, [field]: undefined },
      }));
    },
    /** Shows a field as it will be saved, when it is left. */
    completeOnBlur(field: ProfileField) {
      const { value, error } = completeField(field, draft[field], rules.limits);
      setForm((now) => ({
        ...now,
        draft: { ...now.draft, [field]: value },
        errors: { ...now.errors, [field]: error },
      }));
    },
    /** The changed fields as they will be saved and what they were before, or the first that cannot be. */
    validate(): { input: Partial<ProfileDraft> & { basedOn: Partial<ProfileDraft> } } | { refused: ProfileField } {
      const all = fields.map((field) => ({ field, ...validateField(field, draft[field], rules) }));
      const values = Object.fromEntries(all.map(({ field, value }) => [field, value])) as ProfileDraft;
      setForm((now) => ({
        ...now,
        draft: values,
        errors: Object.fromEntries(all.map(({ field, error }) => [field, error])),
      }));
      const refused = all.find(({ error }) => error)?.field;
      if (refused) return { refused };
      const sent = all.filter(({ field, value }) => value !== base[field]);
      const basedOn = Object.fromEntries(sent.map(({ field }) => [field, base[field]]));
      return { input: { ...Object.fromEntries(sent.map(({ field, value }) => [field, value])), basedOn } };
    },
    /** Resolves a conflict: takes the value saved elsewhere, or keeps the owner's, which then overwrites it. */
    resolve(field: ProfileField, choice: 'saved' | 'mine') {
      setForm((now) => ({
        ...now,
        base: { ...now.base, [field]: saved[field] },
        draft: choice === 'saved' ? { ...now.draft, [field]: saved[field] } : now.draft,
        errors: { ...now.errors, [field]: undefined },
      }));
    },
    /** Takes what was sent as the server stored it. */
    applySaved(answer: ProfileDraft, sent: Partial<ProfileDraft>) {
      const values = Object.fromEntries(Object.entries(answer).filter(([field]) => field in sent));
      setForm((now) => ({
        ...now,
        base: { ...now.base, ...values },
        draft: mergeAfterSave(now.draft, sent, answer),
      }));
    },
  };
}

function validateField(
  field: ProfileField,
  typed: string,
  { limits, requiredProfileFields }: ProfileRules,
): { value: string; error?: string } {
  const { value, ...rest } = completeField(field, typed, limits);
  if (requiredProfileFields.includes(field) && value.trim() === '') {
    return { value, error: `${profileFields[field].label}: preencha este campo.` };
  }
  return { value: value.trim(), ...rest };
}
