/** A version of the terms of use and of the privacy policy, which are accepted together (rule 2.7). */
export interface TermsVersion {
  /** The day on which it came into force, as YYYY-MM-DD; what acceptances are recorded by. */
  readonly version: string;
  /** What changed since the version before, in pt-BR sentences for owners; empty for the first. */
  readonly changes: readonly string[];
}

/** All versions, oldest first. A change of a legal text adds one. */
export const termsVersions: readonly [TermsVersion, ...TermsVersion[]] = [
  { version: '2025-07-27', changes: [] },
  {
    version: '2026-11-22',
    changes: [
      'Guardamos por 6 meses os registros de acesso que a lei pede (Marco Civil da Internet, art. 15): conta, endereço IP, data e hora.',
      'A política de privacidade lista tudo o que vai para a IA quando você gera um texto, e tudo o que fica guardado no seu navegador.',
      'Os e-mails sobre a sua conta saem por um provedor de e-mail; as dicas você pode desligar.',
      'Se você cria chaves de API, a política diz o que guardamos delas.',
      'Se você dita o tópico, o fabricante do navegador pode processar a sua voz.',
      'Ao excluir a conta, o acesso termina na hora e a assinatura é cancelada antes de tudo.',
      'Cada texto que fica pronto usa um crédito, e um kit de campanha usa um crédito por texto.',
      'De um texto que você exclui guardamos só o código do pedido, por 30 dias, para não cobrar de novo se ele se repetir.',
      'Os créditos grátis do mês são da pessoa: excluir a conta e criar outra no mesmo mês não gera créditos novos.',
      'Os créditos usados em um período reembolsado são descontados do primeiro mês de uma assinatura que comece em até 30 dias.',
    ],
  },
  {
    version: '2026-11-29',
    changes: [
      'Também são descontados do primeiro mês de uma assinatura que comece em até 30 dias os créditos que você usa depois de um reembolso, dos que ficam com você.',
    ],
  },
];

/** The version in force. */
export const currentTerms: TermsVersion = termsVersions.at(-1) ?? termsVersions[0];

/** Whether the acceptance is of the version in force (rule 10.5). */
export const hasAcceptedTerms = ({
  acceptedTerms,
}: {
  readonly acceptedTerms: { readonly version: string } | null;
}): boolean => acceptedTerms?.version === currentTerms.version;
