import { use } from 'react';
import type { DeviceEntry } from '../../content/browserStorage';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { Segmented } from '../../ui/Segmented';
import { useDraft } from '../../ui/useDraft';
import { fillIn, placeAfterFilling } from './blanks/blanks';
import { FillingContext } from './blanks/FillingContext';
import { Findings } from './Findings';
import { MarkedText } from './MarkedText';
import { VariationPreview } from './previews/VariationPreview';
import styles from './VariationView.module.css';
import { views, type View } from './views';

export const VariationViewFragment = graphql(`
  fragment VariationView_variation on Variation {
    text
    findings {
      message
      start
      end
    }
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
  const filled = use(FillingContext)?.filled ?? {};
  const findings = variation.findings.map(({ message, start, end }) => ({
    message,
    start: start == null ? null : placeAfterFilling(variation.text, filled, start),
    end: end == null ? null : placeAfterFilling(variation.text, filled, end),
  }));
  const [{ view }, setDraft] = useDraft<{ view: View }>('bemtevi:ver' satisfies DeviceEntry, { view: 'text' });
  return (
    <div className={styles.view}>
      <Segmented label="Como ver o texto" options={views} value={view} onChange={(key) => setDraft({ view: key })} />
      {view === 'look' ? (
        <VariationPreview variation={variation} campaignLink={campaignLink} />
      ) : (
        <MarkedText text={fillIn(variation.text, filled)} findings={findings} />
      )}
      <Findings findings={variation.findings} />
    </div>
  );
}
