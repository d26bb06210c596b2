import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { downloadFile } from '../../session/downloads';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { toast } from '../../ui/feedback/Toaster';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import styles from './OwnData.module.css';

const titleId = 'profile-data';

/** What owners can do with what is held of them (rule 10.1). */
export function OwnData() {
  const online = useOnline();
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function exportAll() {
    setExporting(true);
    const failure = await downloadFile(
      paths.exportData,
      'bem-te-vi-meus-dados.json',
      'Não foi possível exportar seus dados. Tente novamente.',
    );
    setExporting(false);
    if (failure) toast.error(failure);
  }

  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>Seus dados</h2>
      <div className={styles.row}>
        <p>
          Um arquivo com tudo o que guardamos: perfil, textos e extrato de créditos. Veja na{' '}
          <Link to={paths.privacy}>Política de Privacidade</Link> para que serve cada dado.
        </p>
        <Button variant="secondary" busy={exporting} disabled={!online} onClick={() => void exportAll()}>
          Exportar meus dados
        </Button>
      </div>
      <div className={styles.row}>
        <p>Apaga a conta, os textos e o acesso para sempre. Uma assinatura em curso é cancelada antes.</p>
        <Button variant="secondary" disabled={!online} onClick={() => setDeleting(true)}>
          Excluir minha conta
        </Button>
      </div>
      {deleting ? <DeleteAccountDialog onClose={() => setDeleting(false)} /> : null}
    </Card>
  );
}
