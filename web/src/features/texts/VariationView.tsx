import type { ContentType } from '../../gql/graphql';
import { Segmented } from '../../ui/Segmented';
import { useDraft } from '../../ui/useDraft';
import { Findings } from './Findings';
import type { Finding } from './segments';
import { MarkedText } from './MarkedText';
import { VariationPreview } from './previews/VariationPreview';
import styles from './VariationView.module.css';

const views = [
  { key: 'text', label: 'Texto' },
  { key: 'look', label: 'Como vai ficar' },
] as const;

type View = (typeof views)[number]['key'];

interface VariationViewProps {
  text: string;
  contentType: ContentType;
  campaignLink: string | null;
  /** The hints about this text. */
  findings: readonly Finding[];
}

/** One text, as it is or as people will meet it; this browser remembers which. */
export function VariationView({ text, contentType, campaignLink, findings }: VariationViewProps) {
  const [{ view }, setDraft] = useDraft<{ view: View }>('bemtevi:ver', { view: 'text' });
  return (
    <div className={styles.view}>
      <Segmented label="Como ver o texto" options={views} value={view} onChange={(key) => setDraft({ view: key })} />
      {view === 'look' ? (
        <VariationPreview text={text} contentType={contentType} campaignLink={campaignLink} />
      ) : (
        <MarkedText text={text} findings={findings} />
      )}
      <Findings findings={findings} />
    </div>
  );
}
