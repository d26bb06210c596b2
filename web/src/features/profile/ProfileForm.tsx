import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';
import { isUnauthenticated } from '../../session/unauthenticated';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { toast } from '../../ui/feedback/Toaster';
import { useIsUnmounted } from '../../ui/useIsUnmounted';
import {
  BusinessProfileFragment,
  draftOf,
  profileFields,
  type ProfileDraft,
  type ProfileField,
} from '../business/profileFields';
import { BusinessStep, ContactStep } from '../business/ProfileSteps';
import { ProfileConflicts } from './ProfileConflicts';
import styles from './ProfileForm.module.css';
import { accountGoneMessage, type ReportUnsaved } from './mergeAfterSave';
import { useProfileForm } from './useProfileForm';

const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        user {
          id
          ...BusinessProfile_user
        }
      }
      ... on ProfileConflict {
        user {
          id
          ...BusinessProfile_user
        }
      }
      ... on FieldFailure {
        field
        message
      }
    }
  }
`);

const failed = 'Erro ao salvar o perfil. Tente novamente.';
const shownMs = 3_000;
const titleId = 'profile-business';

/** The business that texts are written for. Only what changed is sent, and nothing saved elsewhere is lost unseen. */
export function ProfileForm({
  user,
  onUnsaved,
}: {
  user: FragmentType<typeof BusinessProfileFragment>;
  onUnsaved: ReportUnsaved;
}) {
  const rules = useConfig();
  const form = useProfileForm(draftOf(getFragmentData(BusinessProfileFragment, user)), rules);
  const { draft, errors, changed, conflicts } = form;
  const [mutate] = useMutation(UpdateProfile);
  /** What is being saved. */
  const [sent, setSent] = useState<Partial<ProfileDraft> | null>(null);
  const saving = sent !== null;
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const isUnmounted = useIsUnmounted();
  const unsaved = changed.some((field) => draft[field] !== sent?.[field]);
  useEffect(() => onUnsaved('profile', unsaved), [onUnsaved, unsaved]);

  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const focusOn = (field: string) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  /** Says that the profile is not saved: in the form, or in a toast where its page was left meanwhile. */
  function reportFailure() {
    if (isUnmounted.current) toast.error(failed);
    else setOutcome('failed');
  }

  async function save() {
    const completed = form.validate();
    if ('refused' in completed) return focusOn(completed.refused);
    const { input } = completed;
    setSent(input);
    const result = (await mutate({ variables: { input } })).data?.updateProfile;
    if (result?.__typename === 'UpdateProfileSuccess') {
      form.applySaved(draftOf(getFragmentData(BusinessProfileFragment, result.user)), input);
      return setOutcome('saved');
    }
    if (isUnmounted.current) return reportFailure();
    // The answer's user is in the cache by now, so the form shows the conflict.
    if (result?.__typename === 'ProfileConflict') return undefined;
    if (!result || !(result.field in profileFields)) return reportFailure();
    form.setError(result.field as ProfileField, result.message);
    return focusOn(result.field);
  }

  async function submit() {
    if (saving || conflicts.length > 0) return;
    setOutcome(null);
    try {
      await save();
    } catch (error) {
      // The guard leads to the login; a toast comes along.
      if (isUnauthenticated(error)) toast.error(accountGoneMessage);
      else reportFailure();
    } finally {
      setSent(null);
    }
  }

  const steps = { draft, errors, rules, onChange: form.change, onBlur: form.completeOnBlur };
  return (
    <Card role="region" aria-labelledby={titleId}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header>
          <h2 id={titleId}>Meu negócio</h2>
          <p className={styles.lead}>Cada texto sai com a cara do que está aqui.</p>
        </header>
        <BusinessStep {...steps} />
        <ContactStep {...steps} />
        {saving ? null : (
          <ProfileConflicts fields={conflicts} saved={form.saved} mine={draft} onResolve={form.resolve} />
        )}
        <div className={styles.end}>
          <Button type="submit" busy={saving} disabled={!online || changed.length === 0 || conflicts.length > 0}>
            {saving ? 'Salvando...' : 'Salvar perfil'}
          </Button>
          {changed.length > 0 && !saving && outcome === null ? (
            <p className={styles.lead}>Há alterações que ainda não foram salvas.</p>
          ) : null}
          {outcome === 'saved' ? <Notice tone="success">Perfil salvo com sucesso!</Notice> : null}
          {outcome === 'failed' ? <Notice tone="error">{failed}</Notice> : null}
        </div>
      </form>
    </Card>
  );
}
