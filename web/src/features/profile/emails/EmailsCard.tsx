import { useMutation } from '@apollo/client/react';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { serverMessage } from '../../../session/serverMessage';
import { Card } from '../../../ui/layout/Card';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { Switch } from '../../../ui/forms/Switch';
import { toast } from '../../../ui/feedback/Toaster';
import styles from './Emails.module.css';

const EmailsFragment = graphql(`
  fragment Emails_user on User {
    mailPreferences {
      tips
    }
  }
`);

const SaveMailPreferences = graphql(`
  mutation SaveMailPreferences($input: SaveMailPreferencesInput!) {
    saveMailPreferences(input: $input) {
      ... on SaveMailPreferencesSuccess {
        user {
          id
          ...Emails_user
        }
      }
    }
  }
`);

const titleId = 'profile-emails';
const failed = 'Não foi possível salvar a escolha. Tente novamente.';

/** Which e-mails the owner gets of those that are not required; saved at the tap. */
export function EmailsCard({ user }: { user: FragmentType<typeof EmailsFragment> }) {
  const { tips } = getFragmentData(EmailsFragment, user).mailPreferences;
  const [save, { loading }] = useMutation(SaveMailPreferences);
  const online = useOnline();

  async function choose(wanted: boolean) {
    try {
      await save({ variables: { input: { tips: wanted } } });
      toast.success(wanted ? 'Você volta a receber dicas por e-mail.' : 'Você não recebe mais dicas por e-mail.');
    } catch (problem) {
      toast.error(serverMessage(problem, failed));
    }
  }

  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>E-mails</h2>
      <Switch checked={tips} disabled={loading || !online} onChange={(wanted) => void choose(wanted)}>
        Receber dicas para escrever melhor
      </Switch>
      <p className={styles.hint}>
        Os e-mails sobre pagamentos, sua conta e mudanças nos termos ou nos preços são sempre enviados.
        {online ? null : ' Sem conexão não dá para mudar a escolha.'}
      </p>
    </Card>
  );
}
