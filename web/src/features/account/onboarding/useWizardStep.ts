import { useEffect, useRef, useState } from 'react';
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
 * back; `storedStep` is where a visit begins that has no entry yet, and `storeStep` is called at every change.
 */
export function useWizardStep(storedStep: number, storeStep: (step: number) => void) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const entry = isStepEntry(state) ? state : null;
  // The entry that the visit began with says no step.
  const [initialStep] = useState(storedStep);
  const step = entry?.step ?? initialStep;

  useEffect(() => {
    if (step !== storedStep) storeStep(step);
  });

  /** The entry that can be left; null from a tap until the next one is shown, so that a second tap adds no entry. */
  const currentEntry = useRef<string | null>(key);
  useEffect(() => {
    currentEntry.current = key;
  }, [key]);

  function claimNavigation(): boolean {
    const isCurrent = currentEntry.current !== null;
    currentEntry.current = null;
    return isCurrent;
  }

  function goTo(next: number) {
    if (!claimNavigation()) return;
    void navigate('.', { state: { step: next, after: step } satisfies StepEntry });
  }

  function goBack() {
    if (!claimNavigation()) return;
    if (entry?.after === step - 1) return void navigate(-1);
    return void navigate('.', { replace: true, state: { step: step - 1, after: step - 1 } satisfies StepEntry });
  }

  return { step, goTo, goBack };
}
