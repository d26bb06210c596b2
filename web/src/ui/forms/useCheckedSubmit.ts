import { useState, type FormEvent } from 'react';
import { useSubmit } from './useSubmit';

/** Why what was typed is refused, in the reader's words; undefined when it may be sent. */
export type FieldRule = (typed: string) => string | undefined;

/** A rule that refuses a blank field with this message. */
export const requiredRule =
  (message: string): FieldRule =>
  (typed) =>
    typed.trim() === '' ? message : undefined;

/**
 * A form that is checked by our own rules, so that its messages are in Portuguese and stand by their fields (the form
 * needs `noValidate`). A refused submit moves the focus to the first refused field; a message leaves with the next key.
 */
export function useCheckedSubmit<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  action: (form: FormData, setFieldError: (name: Name, message: string) => void) => Promise<void>,
) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(rules) as Name[];

  const { busy, onSubmit: submit } = useSubmit(async (form, element) => {
    const setFieldError = (name: Name, message: string) => {
      setErrors((now) => ({ ...now, [name]: message }));
      focusOn(element, name);
    };
    await action(form, setFieldError);
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const form = new FormData(element);
    const failures = names.flatMap((name) => {
      const message = rules[name](String(form.get(name) ?? ''));
      return message === undefined ? [] : [{ name, message }];
    });
    setErrors(
      Object.fromEntries(failures.map(({ name, message }) => [name, message])) as Partial<Record<Name, string>>,
    );
    const [first] = failures;
    if (!first) return submit(event);
    event.preventDefault();
    return focusOn(element, first.name);
  }

  /** The attributes of a field of this form. */
  const fieldProps = (name: Name) => ({
    name,
    error: errors[name],
    onInput: () => setErrors((now) => ({ ...now, [name]: undefined })),
  });

  return { busy, onSubmit, fieldProps };
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
