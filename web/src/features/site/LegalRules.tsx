import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { Notice } from '../../ui/feedback/Notice';
import { PageSkeleton } from '../shell/page/PageSkeleton';
import { LegalRulesBody } from './legal/LegalRulesBody';

const LegalRules = graphql(`
  query LegalRules {
    config {
      legalRules {
        id
        source
        article
        summary
        instead
        url
        checkedOn
        comparedWith
      }
    }
  }
`);

/** The rules that texts are checked against. */
export function Component() {
  const { data, error } = useQuery(LegalRules, { context: { anonymous: true } });
  if (data) return <LegalRulesBody rules={data.config.legalRules} />;
  return error ? (
    <Notice tone="error">Não foi possível carregar as regras. Recarregue a página.</Notice>
  ) : (
    <PageSkeleton />
  );
}
