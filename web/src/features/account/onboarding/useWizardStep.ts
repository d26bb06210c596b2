import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a step keeps in its entry of the browser's history; `after` is the step that led to it. */
interface StepEntry {
  readonly step: number;
  readonly after: number;
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === 'object' && state !== null && 'step' in state && 'after' in state;

/**
 * The open step of the wizard. Each step is an entry of the browser's history, so that Back on a phone goes one step
 * back; `remembered` is where a visit begins that has no entry yet, and `remember` is told of every change.
 */
export function useWizardStep(remembered: number, remember: (step: number) => void) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const entry = isStepEntry(state) ? state : null;
  // The entry that the visit began with says no step.
  const [first] = useState(remembered);
  const step = entry?.step ?? first;

  useEffect(() => {
    if (step !== remembered) remember(step);
  });

  function goTo(next: number) {
    void navigate('.', { state: { step: next, after: step } satisfies StepEntry });
  }

  function back() {
    if (entry?.after === step - 1) return void navigate(-1);
    return void navigate('.', { replace: true, state: { step: step - 1, after: step - 1 } satisfies StepEntry });
  }

  return { step, goTo, back };
}
