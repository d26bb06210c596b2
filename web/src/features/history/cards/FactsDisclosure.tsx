import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql';
import { Notice } from '../../../ui/feedback/Notice';
import { ToldFacts } from '../../texts/checks/ToldFacts';
import styles from './FactsDisclosure.module.css';

const GenerationFacts = graphql(`
  query GenerationFacts($id: ID!) {
    generation(id: $id) {
      id
      variations {
        text
        ...ToldFacts_variation
      }
    }
  }
`);

interface FactsDisclosureProps {
  generationId: string;
  /** Which of its texts is shown. */
  index: number;
  /** As it is shown, with what is filled in. */
  text: string;
}

/** The told facts of a text of the history; read when they are opened, because a page has many texts. */
export function FactsDisclosure({ generationId, index, text }: FactsDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.facts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Conferir os fatos</summary>
      {isOpen ? <Facts generationId={generationId} index={index} text={text} /> : null}
    </details>
  );
}

function Facts({ generationId: id, index, text }: FactsDisclosureProps) {
  const { data, error } = useQuery(GenerationFacts, { variables: { id } });
  const variation = data?.generation?.variations[index];
  if (variation)
    return <ToldFacts variation={variation} text={text} ifNone="O tópico não traz preço, data nem condição." />;
  // Deleted in another tab, or beyond what a smaller plan shows.
  if (data) return <Notice tone="info">Este texto não está mais no seu histórico.</Notice>;
  return error ? (
    <Notice tone="error">Não foi possível conferir agora. Tente de novo.</Notice>
  ) : (
    <p role="status">Conferindo…</p>
  );
}
