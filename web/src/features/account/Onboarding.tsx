import { useEffect, useRef } from 'react';
import {
  BusinessProfileFragment,
  draftOf,
  fieldsOfStep,
  profileFields,
  type ProfileField,
} from '../business/profileFields';
import { BusinessStep, ContactStep } from '../business/ProfileSteps';
import { SummaryStep } from './onboarding/SummaryStep';
import { useCompleteOnboarding } from './onboarding/useCompleteOnboarding';
import { useOnboardingDraft } from './onboarding/useOnboardingDraft';
import { useWizardStep } from './onboarding/useWizardStep';
import { WizardActions } from './onboarding/WizardActions';
import { storedPlansPath } from '../../session/chosenPlan';
import { getFragmentData, graphql } from '../../gql';
import type { OnboardingPageQuery } from '../../gql/graphql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { PageQuery } from '../shell/page/PageQuery';
import { Card } from '../../ui/layout/Card';
import { useDialogs } from '../../ui/feedback/Dialogs';
import { Notice } from '../../ui/feedback/Notice';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import styles from './Onboarding.module.css';

export const query = graphql(`
  query OnboardingPage {
    viewer {
      id
      ...BusinessProfile_user
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
  const rules = useConfig();
  const stored = draftOf(getFragmentData(BusinessProfileFragment, viewer));
  const { draft, errors, setError, discard, storeStep, changeField, completeOnBlur, validateStep, clearInvalidFields } =
    useOnboardingDraft(viewer.id, stored, rules.limits);
  const { step, goTo, goBack } = useWizardStep(draft.step, storeStep);
  const plans = storedPlansPath() ?? paths.plans;
  const dialogs = useDialogs();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ step: number; field?: ProfileField }>({ step });

  const { saving, save } = useCompleteOnboarding({
    discardDraft: discard,
    onRefused(field, message) {
      setError(field, message);
      focused.current = { step, field };
      goTo(profileFields[field].step);
    },
  });

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
    const missing = fieldsOfStep(step).find(
      (field) => rules.requiredProfileFields.includes(field) && draft[field].trim() === '',
    );
    if (missing) {
      await dialogs.alert('Por favor, preencha todos os campos para continuar.');
      return focusOn(missing);
    }
    const refused = validateStep();
    if (refused) return focusOn(refused);
    return goTo(step + 1);
  }

  function saveFor(destination: string) {
    const { step: _, ...input } = draft;
    return save(input, destination);
  }

  const stepProps = { draft, errors, rules, onChange: changeField, onBlur: completeOnBlur };
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
            void (step === 3 ? saveFor(paths.generate) : advance());
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
          <WizardActions
            step={step}
            plans={plans}
            saving={saving}
            onPlans={() => void saveFor(plans)}
            onSkip={() => {
              clearInvalidFields();
              goTo(3);
            }}
            onBack={goBack}
          />
        </form>
      </Card>
    </div>
  );
}
