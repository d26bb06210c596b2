import { useState } from 'react';
import {
  completeField,
  fieldsOfStep,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
  type ProfileLimits,
} from '../../business/profileFields';
import { accountKey } from '../../../session/accountStorage';
import { useDraft } from '../../../ui/forms/useDraft';

/** The wizard's fields, their errors and the step; stored, so that a reload continues with them. */
export function useOnboardingDraft(userId: string, stored: ProfileDraft, limits: ProfileLimits) {
  const [draft, setDraft, discard] = useDraft(accountKey(userId, 'ninho'), { step: 1, ...stored });
  const [errors, setErrors] = useState<ProfileErrors>({});

  const setError = (field: ProfileField, error: string | undefined) =>
    setErrors((current) => ({ ...current, [field]: error }));

  return {
    draft,
    errors,
    setError,
    discard,
    storeStep: (step: number) => setDraft((current) => ({ ...current, step })),
    changeField(field: ProfileField, value: string) {
      setError(field, undefined);
      setDraft((current) => ({ ...current, [field]: value }));
    },
    /** Completes one field when it is left. */
    completeOnBlur(field: ProfileField) {
      const { value, error } = completeField(field, draft[field], limits);
      setError(field, error);
      setDraft((current) => ({ ...current, [field]: value }));
    },
    /** Completes the fields of the open step; returns the first invalid one, or null. */
    validateStep(): ProfileField | null {
      const completed = fieldsOfStep(draft.step).map((field) => ({
        field,
        ...completeField(field, draft[field], limits),
      }));
      const values = Object.fromEntries(completed.map(({ field, value }) => [field, value]));
      setDraft((current) => ({ ...current, ...values }));
      setErrors(Object.fromEntries(completed.map(({ field, error }) => [field, error])));
      return completed.find(({ error }) => error)?.field ?? null;
    },
    /** Clears the invalid fields of the open step, which is skipped. */
    clearInvalidFields() {
      const refused = fieldsOfStep(draft.step).filter((field) => completeField(field, draft[field], limits).error);
      setDraft((current) => ({ ...current, ...Object.fromEntries(refused.map((field) => [field, ''])) }));
      setErrors({});
    },
  };
}
