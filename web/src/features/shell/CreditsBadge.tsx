import { useViewer } from '../../session/ViewerProvider';
import { Badge } from '../../ui/Badge';

/** "4 créditos", or "nenhum crédito". */
export function creditsInWords(credits: number): string {
  if (credits < 1) return 'nenhum crédito';
  return credits === 1 ? '1 crédito' : `${credits.toLocaleString('pt-BR')} créditos`;
}

/** The credits of the signed-in owner, live. */
export function CreditsBadge() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return <Badge tone={viewer.textCredits < 1 ? 'danger' : 'warning'}>{creditsInWords(viewer.textCredits)}</Badge>;
}
