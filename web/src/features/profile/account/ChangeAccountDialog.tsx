import { useId, useState } from 'react';
import { useConfig } from '../../../session/ConfigProvider';
import { useReauthentication } from '../../../session/reauthentication';
import { ReauthenticationField } from '../../../session/ReauthenticationField';
import { Button } from '../../../ui/Button';
import { countCharacters, overLimitMessage } from '../../../ui/forms/Counter';
import { Dialog } from '../../../ui/feedback/Dialog';
import { emailRule } from '../../../ui/forms/emailRule';
import { Field } from '../../../ui/forms/Field';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { toast } from '../../../ui/feedback/Toaster';
import { useCheckedSubmit } from '../../../ui/forms/useCheckedSubmit';
import styles from './AccountCard.module.css';
import { toRefusal, useChangeAccount, type AccountFields } from './useChangeAccount';

const nothingChanged = 'Mude o nome ou o e-mail para salvar.';

interface ChangeAccountDialogProps {
  before: AccountFields;
  /** A link was sent to the new address. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for the new name or address and for who is there; the address changes only once it is verified. */
export function ChangeAccountDialog({ before, onSent, onClose }: ChangeAccountDialogProps) {
  const { limits } = useConfig();
  const reauthentication = useReauthentication();
  const { hasPassword } = reauthentication;
  const online = useOnline();
  const change = useChangeAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();

  const rules = {
    name: (typed: string) => overLimitMessage(countCharacters(typed.trim()), limits.displayName),
    email: hasPassword ? emailRule : () => undefined,
    password: reauthentication.rule,
  };
  const { busy, onSubmit, fieldProps } = useCheckedSubmit(rules, async (form, refuse) => {
    setProblem(null);
    const wanted = {
      name: String(form.get('name')).trim(),
      email: hasPassword ? String(form.get('email')).trim().toLowerCase() : before.email,
    };
    if (wanted.name === before.name && wanted.email === before.email) return setProblem(nothingChanged);
    try {
      const changed = await change(before, wanted, () => reauthentication.reauthenticate(form));
      if (changed.name) toast.success('Nome salvo.');
      if (changed.email) onSent(wanted.email);
      return onClose();
    } catch (error) {
      const refusal = toRefusal(error);
      if (typeof refusal === 'string') return setProblem(refusal);
      return refuse(...refusal);
    }
  });

  return (
    <Dialog
      title={hasPassword ? 'Alterar nome ou e-mail' : 'Alterar nome'}
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={!online}>
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field {...fieldProps('name')} label="Seu nome" defaultValue={before.name} autoComplete="name" optional />
        {hasPassword ? (
          <Field
            {...fieldProps('email')}
            label="E-mail"
            hint="Um endereço novo recebe um link de confirmação. O atual é avisado da troca."
            type="email"
            inputMode="email"
            defaultValue={before.email}
            autoComplete="email"
            required
          />
        ) : null}
        <ReauthenticationField {...fieldProps('password')} reauthentication={reauthentication} action="salvar" />
      </form>
      {problem ? (
        <Notice tone="error" reveal>
          {problem}
        </Notice>
      ) : null}
    </Dialog>
  );
}
