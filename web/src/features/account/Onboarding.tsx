import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  BusinessProfileFragment,
  draftOf,
  fieldsOfStep,
  profileFields,
  type ProfileField,
} from '../business/profileFields';
import { BusinessStep, ContactStep } from '../business/ProfileSteps';
import { SummaryStep } from './onboarding/SummaryStep';
import { useOnboardingDraft } from './onboarding/useOnboardingDraft';
import { useWizardStep } from './onboarding/useWizardStep';
import { chosenPlans } from '../../session/chosenPlan';
import { getFragmentData, graphql } from '../../gql';
import type { OnboardingPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { useGuardContext } from '../../session/guardContext';
import { PageQuery } from '../shell/PageQuery';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useDialogs } from '../../ui/Dialogs';
import { Notice } from '../../ui/Notice';
import { useOnline } from '../../ui/OfflineBar';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './Onboarding.module.css';

export const query = graphql(`
  query OnboardingPage {
    viewer {
      id
      ...BusinessProfile_user
    }
  }
`);

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

const steps = ['Seu negócio', 'Onde encontrar você', 'Tudo certo?'] as const;
const leads = [
  'Com isso, cada texto já sai com a cara do seu negócio. Você conta uma vez só.',
  'Nada aqui é obrigatório. O que você informar pode entrar nos seus textos.',
  'Confira antes de começar. Dá para mudar tudo depois, no seu perfil.',
] as const;

const focusField = (form: HTMLFormElement | null, field: ProfileField) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

/** The onboarding, in three steps. */
export const Component = () => (
  <PageQuery query={query}>{({ viewer }) => <Wizard key={viewer.id} viewer={viewer} />}</PageQuery>
);

function Wizard({ viewer }: { viewer: OnboardingPageQuery['viewer'] }) {
  const { limits } = useConfig();
  const stored = draftOf(getFragmentData(BusinessProfileFragment, viewer));
  const { draft, errors, refuse, forget, remember, change, leave, check, dropRefused } = useOnboardingDraft(
    viewer.id,
    stored,
    limits,
  );
  const { step, goTo, back } = useWizardStep(draft.step, remember);
  const plans = chosenPlans() ?? paths.plans;
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const online = useOnline();
  const { pauseRedirect } = useGuardContext();
  const [mutate] = useMutation(CompleteOnboarding);
  const [saving, setSaving] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ step: number; field?: ProfileField }>({ step });

  useEffect(() => {
    if (focused.current.step === step) return;
    const { field } = focused.current;
    focused.current = { step };
    if (field) focusField(form.current, field);
    else heading.current?.focus();
  }, [step]);

  function focusOn(field: ProfileField) {
    focusField(form.current, field);
  }

  async function advance() {
    const missing = step === 1 ? fieldsOfStep(1).find((field) => draft[field].trim() === '') : undefined;
    if (missing) {
      await dialogs.alert('Por favor, preencha todos os campos para continuar.');
      return focusOn(missing);
    }
    const refused = check();
    if (refused) return focusOn(refused);
    return goTo(step + 1);
  }

  async function save(destination: string) {
    if (saving) return;
    setSaving(destination);
    // Once the profile is saved the guard would redirect to /generate, whichever button was clicked.
    pauseRedirect(true);
    const { step: _, ...input } = draft;
    const result = await mutate({ variables: { input } }).then(
      ({ data }) => data?.completeOnboarding,
      () => undefined,
    );
    if (result?.__typename === 'CompleteOnboardingSuccess') {
      forget();
      return navigate(destination, { replace: true });
    }
    pauseRedirect(false);
    setSaving(null);
    const field = result?.field as ProfileField | undefined;
    if (!result || !field || !(field in profileFields)) {
      return dialogs.alert('Ocorreu um erro ao salvar seu perfil. Por favor, tente novamente.');
    }
    refuse(field, result.message);
    focused.current = { step, field };
    return goTo(profileFields[field].step);
  }

  const stepProps = { draft, errors, limits, onChange: change, onLeave: leave };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Monte seu ninho</h1>
      <ProgressBar label="Progresso do cadastro" step={step} steps={steps} />
      <Card>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void (step === 3 ? save(paths.generate) : advance());
          }}
        >
          <header className={styles.header}>
            <h2 ref={heading} tabIndex={-1}>
              {steps[step - 1]}
            </h2>
            <p>{leads[step - 1]}</p>
          </header>
          {step === 1 ? <BusinessStep {...stepProps} /> : null}
          {step === 2 ? <ContactStep {...stepProps} /> : null}
          {step === 3 ? <SummaryStep draft={draft} disabled={saving !== null} onEdit={goTo} /> : null}
          {step === 3 && plans !== paths.plans ? (
            <Notice tone="info">
              Você escolheu um plano. Toque em “Ver Planos” para continuar a compra, ou comece grátis e assine depois.
            </Notice>
          ) : null}
          <div className={styles.actions}>
            {step === 3 ? (
              <>
                <Button type="submit" busy={saving === paths.generate} disabled={saving !== null || !online}>
                  Começar a criar
                </Button>
                <Button
                  variant="secondary"
                  busy={saving === plans}
                  disabled={saving !== null || !online}
                  onClick={() => save(plans)}
                >
                  Ver Planos
                </Button>
              </>
            ) : (
              <Button type="submit">Avançar</Button>
            )}
            {step === 2 ? (
              <Button
                variant="secondary"
                onClick={() => {
                  dropRefused();
                  goTo(3);
                }}
              >
                Pular esta etapa
              </Button>
            ) : null}
            {step > 1 ? (
              <Button variant="quiet" disabled={saving !== null} onClick={back}>
                Voltar
              </Button>
            ) : null}
          </div>
        </form>
      </Card>
    </div>
  );
}
