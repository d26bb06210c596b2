import type { Ref } from 'react';
import { getFragmentData, graphql } from '../../../gql';
import type { FragmentType } from '../../../gql';
import { useConfig } from '../../../session/ConfigProvider';
import { planHas, type Plan } from '../../../session/plan';
import { Badge } from '../../../ui/Badge';
import { excerptOf } from './excerpt';
import { FavouriteButton } from './FavouriteButton';
import { GenerationBody } from './GenerationBody';
import { HistoryCard } from './HistoryCard';
import { labelOf } from '../../../session/labelOf';

export const GenerationCardFragment = graphql(`
  fragment GenerationCard_generation on Generation {
    id
    contentType
    tone
    topic
    campaignLink
    createdAt
    source
    favourite
    variations {
      text
    }
    ...GenerationBody_generation
  }
`);

interface GenerationCardProps {
  generation: FragmentType<typeof GenerationCardFragment>;
  /** The owner's. */
  plan: Plan;
  headingRef: Ref<HTMLHeadingElement>;
  /** What went wrong when it was last deleted. */
  failure: string | undefined;
  disabled: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called with whether there are unsaved changes. */
  onEditing: (dirty: boolean) => void;
  onDelete: () => void;
}

/** One stored generation in the list. */
export function GenerationCard(props: GenerationCardProps) {
  const { plan, headingRef, failure, disabled, isOpen, onToggle, onEditing, onDelete } = props;
  const { contentTypes } = useConfig();
  const generation = getFragmentData(GenerationCardFragment, props.generation);
  const { id, contentType, createdAt, source, favourite, variations } = generation;
  return (
    <HistoryCard
      title={labelOf(contentTypes, contentType)}
      createdAt={createdAt}
      excerpt={excerptOf(variations[0]?.text ?? '')}
      badge={source === 'MODEL' ? null : <Badge tone="info">Modo demonstração</Badge>}
      mark={
        planHas(plan, 'EDITING') ? (
          <FavouriteButton generationId={id} favourite={favourite} disabled={disabled} small />
        ) : null
      }
      headingRef={headingRef}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <GenerationBody
        generation={generation}
        plan={plan}
        failure={failure}
        disabled={disabled}
        // The editor stays in sight when the screen gets narrower.
        onEdit={() => onToggle(true)}
        onEditing={onEditing}
        onDelete={onDelete}
      />
    </HistoryCard>
  );
}
