import { useRef, useState, type FormEvent } from 'react';

/** Runs a form's action once at a time: a second submit while one is under way is ignored. The form keeps its values. */
export function useSubmit(action: (form: FormData, element: HTMLFormElement) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    try {
      await action(new FormData(event.currentTarget), event.currentTarget);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };
  return { busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
