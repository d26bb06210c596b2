import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../gql';
import { useGuardContext } from '../../../session/guardContext';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { profileFields, type ProfileDraft, type ProfileField } from '../../business/profileFields';

const CompleteOnboarding = graphql(`
  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      __typename
      ... on CompleteOnboardingSuccess {
        user {
          id
          hasCompletedOnboarding
          ...BusinessProfile_user
        }
      }
      ... on InvalidProfile {
        field
        message
      }
    }
  }
`);

interface CompleteOnboardingOptions {
  /** Removes the stored draft, once the profile is saved. */
  discardDraft(): void;
  /** The server refuses a field. */
  onRefused(field: ProfileField, message: string): void;
}

/**
 * Saves the profile and goes on to a page; `saving` is the page that a save leads to while it is under way. A refused field
 * is told to `onRefused`, any other failure to the owner.
 */
export function useCompleteOnboarding({ discardDraft, onRefused }: CompleteOnboardingOptions) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { pauseRedirect } = useGuardContext();
  const [mutate] = useMutation(CompleteOnboarding);
  const [saving, setSaving] = useState<string | null>(null);

  async function save(input: ProfileDraft, destination: string) {
    if (saving) return;
    setSaving(destination);
    // Once the profile is saved the guard would redirect to /generate, whichever button was clicked.
    pauseRedirect(true);
    const result = await mutate({ variables: { input } }).then(
      ({ data }) => data?.completeOnboarding,
      () => undefined,
    );
    if (result?.__typename === 'CompleteOnboardingSuccess') {
      discardDraft();
      return navigate(destination, { replace: true });
    }
    pauseRedirect(false);
    setSaving(null);
    const field = result?.field as ProfileField | undefined;
    if (!result || !field || !(field in profileFields)) {
      return dialogs.alert('Ocorreu um erro ao salvar seu perfil. Por favor, tente novamente.');
    }
    return onRefused(field, result.message);
  }

  return { saving, save };
}
