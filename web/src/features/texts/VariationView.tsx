import { use, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DeviceEntry } from '../../content/browserStorage';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { Segmented } from '../../ui/forms/Segmented';
import { useDraft } from '../../ui/forms/useDraft';
import { FillingContext } from './blanks/FillingContext';
import { openBlank } from './blanks/openBlank';
import { checkedText } from './checks/finding';
import { Findings } from './checks/Findings';
import { MarkedText } from './checks/MarkedText';
import { ToldFacts } from './checks/ToldFacts';
import { VariationPreview } from './previews/VariationPreview';
import styles from './VariationView.module.css';
import { views, type View } from './views';

export const VariationViewFragment = graphql(`
  fragment VariationView_variation on Variation {
    ...CheckedVariation_variation
    ...ToldFacts_variation
    ...VariationPreview_variation
  }
`);

interface VariationViewProps {
  variation: FragmentType<typeof VariationViewFragment>;
  campaignLink: string | null;
}

/** One text, plain or as its channel shows it; the choice is stored in this browser. */
export function VariationView({ variation: masked, campaignLink }: VariationViewProps) {
  const variation = getFragmentData(VariationViewFragment, masked);
  const filling = use(FillingContext);
  const checked = checkedText(variation, filling?.filled ?? {});
  const marksId = useId();
  const [{ view }, setDraft] = useDraft<{ view: View }>('bemtevi:ver' satisfies DeviceEntry, { view: 'text' });
  const area = useRef<HTMLDivElement>(null);

  function goToBlank(label: string) {
    const { current } = area;
    if (!current || openBlank(current, label)) return;
    // A preview may fold a blank away; the plain text shows them all.
    flushSync(() => setDraft({ view: 'text' }));
    openBlank(current, label);
  }

  return (
    <div ref={area} className={styles.view}>
      <Segmented label="Como ver o texto" options={views} value={view} onChange={(key) => setDraft({ view: key })} />
      {view === 'look' ? (
        <VariationPreview variation={variation} campaignLink={campaignLink} />
      ) : (
        <MarkedText {...checked} marksId={marksId} />
      )}
      <ToldFacts variation={variation} text={checked.text} onBlank={goToBlank} />
      <Findings {...checked} marksId={view === 'look' ? null : marksId} />
    </div>
  );
}
