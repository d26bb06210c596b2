import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql } from '../../gql';
import type { FragmentType } from '../../gql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { LockIcon } from '../../ui/RadioCard';
import { Tabs } from '../../ui/Tabs';
import { CopyButton } from '../../ui/CopyButton';
import { cheapestPlanWith } from '../generate/planNames';
import styles from './GenerationCard.module.css';

export const GenerationCardFragment = graphql(`
  fragment GenerationCard_generation on Generation {
    id
    contentType
    tone
    topic
    createdAt
    demonstration
    lockedVariations
    variations {
      text
    }
  }
`);

const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

interface GenerationCardProps {
  generation: FragmentType<typeof GenerationCardFragment>;
  headingRef: Ref<HTMLHeadingElement>;
  /** What went wrong when it was last deleted. */
  failure: string | undefined;
  disabled: boolean;
  onDelete: () => void;
}

/** One stored generation: what was asked, when, and the texts that the plan shows. */
export function GenerationCard({ generation: masked, headingRef, failure, disabled, onDelete }: GenerationCardProps) {
  const { contentTypes, tones } = useConfig();
  const { contentType, tone, topic, createdAt, demonstration, variations, lockedVariations } = getFragmentData(
    GenerationCardFragment,
    masked,
  );
  const [active, setActive] = useState(0);
  const text = variations[active]?.text ?? '';
  const shown = <p className={styles['text']}>{text}</p>;

  return (
    <article className={styles['card']}>
      <header className={styles['header']}>
        <h2 ref={headingRef} tabIndex={-1}>
          {labelOf(contentTypes, contentType)}
        </h2>
        <time dateTime={createdAt}>{dateTime.format(new Date(createdAt))}</time>
        {demonstration ? <Badge tone="info">Modo demonstração</Badge> : null}
      </header>
      <dl className={styles['brief']}>
        <div>
          <dt>Objetivo</dt>
          <dd>{labelOf(tones, tone)}</dd>
        </div>
        <div>
          <dt>Tópico</dt>
          <dd>{topic}</dd>
        </div>
      </dl>
      {variations.length > 1 ? (
        <Tabs
          label="Variações"
          tabs={variations.map((_, index) => `Variação ${index + 1}`)}
          active={active}
          onChange={setActive}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      <LockedNote shown={variations.length} locked={lockedVariations} />
      {failure ? <Notice tone="error">Erro ao excluir: {failure}</Notice> : null}
      <footer className={styles['actions']}>
        <CopyButton text={text} />
        <Button variant="quiet" className={styles['delete']} disabled={disabled} onClick={onDelete}>
          Excluir<span className="visually-hidden"> {topic}</span>
        </Button>
      </footer>
    </article>
  );
}

function LockedNote({ shown, locked }: { shown: number; locked: number }) {
  const { plans } = useConfig();
  if (locked === 0) return null;
  const plan = cheapestPlanWith(plans, ({ variations }) => variations >= shown + locked);
  return (
    <p className={styles['locked']}>
      <LockIcon />
      <span>
        {locked === 1 ? 'Mais 1 variação guardada.' : `Mais ${locked} variações guardadas.`}{' '}
        <Link to={paths.plans}>Ver com o {plan}</Link>
      </span>
    </p>
  );
}

/** The label of a key; an unknown key shows raw. */
const labelOf = (options: readonly { key: string; label: string }[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;
