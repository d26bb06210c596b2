import { formatCredits } from '../../../content/facts';
import { useViewer } from '../../../session/ViewerProvider';
import { Badge } from '../../../ui/Badge';

/** "4 créditos", or "nenhum crédito". */
export const formatBalance = (count: number): string => (count < 1 ? 'nenhum crédito' : formatCredits(count));

/** The credits of the signed-in owner, live. */
export function CreditsBadge() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return <Badge tone={viewer.textCredits < 1 ? 'danger' : 'warning'}>{formatBalance(viewer.textCredits)}</Badge>;
}
