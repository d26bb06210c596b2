import { useState, type Ref } from 'react';
import { getFragmentData } from '../../../gql';
import { resultPath } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import type { Plan } from '../../../session/plan';
import { Button, LinkButton } from '../../../ui/Button';
import { Tabs } from '../../../ui/layout/Tabs';
import { kitKey } from '../../texts/resultKey';
import { GenerationBody } from './GenerationBody';
import { GenerationCardFragment } from './GenerationCard';
import { HistoryCard } from './HistoryCard';
import type { HistoryItem } from '../list/historyItems';
import styles from './KitCard.module.css';
import { labelOf } from '../../../session/labelOf';
import { useReuseBrief } from './useReuseBrief';

interface KitCardProps {
  kit: NonNullable<HistoryItem['kit']>;
  /** Those of its texts that are in the list: with a filter, or at the end of a page, not all. */
  nodes: HistoryItem['nodes'];
  /** The owner's. */
  plan: Plan;
  headingRef: Ref<HTMLHeadingElement>;
  /** What went wrong when a text of it was last deleted. */
  failure: { readonly id: string; readonly message: string } | null;
  disabled: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called with whether there are unsaved changes in the text. */
  onEditing: (generationId: string, dirty: boolean) => void;
  /** Called for one of its texts, or for none in particular. */
  onDelete: (generationId: string | null) => void;
}

/** A campaign kit in the list: its texts, one at a time. */
export function KitCard(props: KitCardProps) {
  const { kit, nodes, plan, headingRef, failure, disabled, isOpen, onToggle, onEditing, onDelete } = props;
  const { contentTypes } = useConfig();
  const reuseBrief = useReuseBrief();
  const texts = kit.contentTypes.flatMap((type) => {
    const generations = nodes.map((node) => getFragmentData(GenerationCardFragment, node));
    return generations.filter(({ contentType }) => contentType === type);
  });
  const labels = texts.map(({ contentType }) => labelOf(contentTypes, contentType));
  const [picked, setActive] = useState(0);
  const active = Math.min(picked, texts.length - 1);
  const [newest] = texts
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .toReversed();
  const [first] = texts;
  if (newest === undefined || !first) return null;

  return (
    <HistoryCard
      title={`Kit de campanha · ${describeCount(texts.length, kit.contentTypes.length)}`}
      createdAt={newest}
      excerpt={first.topic}
      headingRef={headingRef}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Tabs label="Textos do kit" inOneRow tabs={labels} active={active} onChange={setActive}>
        {texts.map((text, index) => (
          // An edit that was begun is kept while another text is looked at.
          <div key={text.id} className={styles.text} hidden={index !== active}>
            <GenerationBody
              generation={text}
              plan={plan}
              failure={failure?.id === text.id ? failure.message : undefined}
              disabled={disabled}
              onEdit={() => onToggle(true)}
              onEditing={(dirty) => onEditing(text.id, dirty)}
              onDelete={() => onDelete(text.id)}
            />
          </div>
        ))}
      </Tabs>
      <footer className={styles.footer}>
        <LinkButton to={resultPath(kitKey(kit.id))} variant="secondary">
          Abrir o kit
        </LinkButton>
        <Button variant="quiet" onClick={() => void reuseBrief({ ...first, kitTypes: kit.contentTypes })}>
          Usar o kit de novo
        </Button>
        <Button variant="quiet" className={styles.delete} disabled={disabled} onClick={() => onDelete(null)}>
          Excluir o kit
        </Button>
      </footer>
    </HistoryCard>
  );
}

/** How many texts are shown, of how many that were requested. */
function describeCount(shown: number, requested: number): string {
  if (shown < requested) return `${shown} de ${requested} textos`;
  return `${requested} textos`;
}
