import { describeCheck, legalRulesLead, legalRulesNote } from '../../../content/legalRules';
import type { ComparedWith } from '../../../gql/graphql';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import { PageHero } from '../../../ui/layout/PageHero';
import { SafeNest } from '../../../ui/brand/scenes';
import styles from './LegalRulesBody.module.css';

/** A rule of law or of a council, as the configuration has it. */
export interface LegalRule {
  readonly id: string;
  readonly source: string;
  readonly article?: string | null;
  readonly summary: string;
  readonly instead: string;
  readonly url: string;
  readonly checkedOn: string;
  readonly comparedWith: ComparedWith;
}

/** The rules that texts are checked against, each with its source and when it was checked. */
export const LegalRulesBody = ({ rules }: { rules: readonly LegalRule[] }) => (
  <>
    <PageHero title="Radar legal" lead={keepNameTogether(legalRulesLead)} art={<SafeNest />} />
    <p className={styles.note}>{legalRulesNote}</p>
    <ul className={styles.rules}>
      {rules.map(({ id, source, article, summary, instead, url, checkedOn, comparedWith }) => (
        <li key={id} id={id} className={styles.rule}>
          <h2>{summary}</h2>
          <p>
            <strong>O que fazer:</strong> {instead}
          </p>
          <p className={styles.source}>
            <a href={url} target="_blank" rel="noreferrer">
              {article ? `${source}, ${article}` : source}
            </a>
            <br />
            {describeCheck(checkedOn, comparedWith)}
          </p>
        </li>
      ))}
    </ul>
  </>
);
