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

/** The wizard's fields, their errors and the step, as they were left before a reload. */
export function useOnboardingDraft(userId: string, stored: ProfileDraft, limits: ProfileLimits) {
  const [draft, setDraft, forget] = useDraft(accountKey(userId, 'ninho'), { step: 1, ...stored });
  const [errors, setErrors] = useState<ProfileErrors>({});

  const refuse = (field: ProfileField, error: string | undefined) =>
    setErrors((current) => ({ ...current, [field]: error }));

  return {
    draft,
    errors,
    refuse,
    forget,
    remember: (step: number) => setDraft((current) => ({ ...current, step })),
    change(field: ProfileField, value: string) {
      refuse(field, undefined);
      setDraft((current) => ({ ...current, [field]: value }));
    },
    /** Completes one field when it is left. */
    leave(field: ProfileField) {
      const { value, error } = completeField(field, draft[field], limits);
      refuse(field, error);
      setDraft((current) => ({ ...current, [field]: value }));
    },
    /** Completes the fields of the step that is open; the first that cannot stay, or null. */
    check(): ProfileField | null {
      const completed = fieldsOfStep(draft.step).map((field) => ({
        field,
        ...completeField(field, draft[field], limits),
      }));
      const values = Object.fromEntries(completed.map(({ field, value }) => [field, value]));
      setDraft((current) => ({ ...current, ...values }));
      setErrors(Object.fromEntries(completed.map(({ field, error }) => [field, error])));
      return completed.find(({ error }) => error)?.field ?? null;
    },
    /** Leaves the step that is open without what could not be saved of it. */
    dropRefused() {
      const refused = fieldsOfStep(draft.step).filter((field) => completeField(field, draft[field], limits).error);
      setDraft((current) => ({ ...current, ...Object.fromEntries(refused.map((field) => [field, ''])) }));
      setErrors({});
    },
  };
}
