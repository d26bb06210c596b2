import { useId, type ReactNode } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import type { FactPresence } from '../../../gql/graphql';
import { blanksIn } from '../blanks/blanks';
import styles from './ToldFacts.module.css';

export const ToldFactsFragment = graphql(`
  fragment ToldFacts_variation on Variation {
    facts {
      label
      presence
    }
  }
`);

interface ToldFactsProps {
  variation: FragmentType<typeof ToldFactsFragment>;
  /** The text as it is shown, with what is filled in. */
  text: string;
  /** What is said where there is nothing to show; nothing is when it is left out. */
  ifNone?: string;
  /** Leads to the blank that asks for this; left out where none is filled. */
  onBlank?: (blankLabel: string) => void;
}

const groups: readonly { readonly presence: FactPresence; readonly title: string; readonly look: string }[] = [
  { presence: 'PRESENT', title: 'No texto', look: 'there' },
  { presence: 'MISSING', title: 'Ficou de fora', look: 'missing' },
  { presence: 'TURNED', title: 'O texto diz o contrário', look: 'turned' },
];

/** What was told for a text and is in it, what is not, and what is left to be filled in. */
export function ToldFacts({ variation, text, ifNone, onBlank }: ToldFactsProps) {
  const titleId = useId();
  const { facts } = getFragmentData(ToldFactsFragment, variation);
  const blanks = blanksIn(text);
  if (facts.length === 0 && blanks.length === 0) return ifNone ? <p className={styles.none}>{ifNone}</p> : null;
  const presentCount = facts.filter(({ presence }) => presence === 'PRESENT').length;
  return (
    <section className={styles.facts} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {facts.length === 0 ? 'Antes de publicar' : `Fatos conferidos ${presentCount}/${facts.length}`}
      </h3>
      <dl className={styles.groups}>
        {groups.map(({ presence, title, look }) => (
          <Group
            key={presence}
            title={title}
            look={look}
            items={facts.filter((fact) => fact.presence === presence).map(({ label }) => label)}
          />
        ))}
        <Group
          title="Para preencher"
          look="blank"
          items={blanks.map((blankLabel) =>
            onBlank ? <BlankLink key={blankLabel} blankLabel={blankLabel} onOpen={onBlank} /> : blankLabel,
          )}
        />
      </dl>
    </section>
  );
}

const BlankLink = ({ blankLabel, onOpen }: { blankLabel: string; onOpen: (blankLabel: string) => void }) => (
  <button
    type="button"
    className={styles.open}
    aria-label={`${blankLabel}: preencher no texto`}
    onClick={() => onOpen(blankLabel)}
  >
    {blankLabel}
  </button>
);

function Group({ title, look, items }: { title: string; look: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {items.map((item, index) => (
        <dd key={index} data-look={look}>
          {item}
        </dd>
      ))}
    </div>
  );
}
