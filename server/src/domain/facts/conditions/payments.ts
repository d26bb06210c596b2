import { findFacts, type FoundFact } from '../foundFact.ts';

const paymentPatterns: readonly (readonly [RegExp, string, string])[] = [
  [/\bpix\b/g, 'pix', 'Pix'],
  [/\b(?:dinheir(?:o|inho)|especie|cash)\b(?!\s+de volta)/g, 'dinheiro', 'dinheiro'],
  [
    /\b(?:cartao|cartoes|credito|debito|maquininha)\b(?!\s+(?:(?:de )?visita|fidelidade|postal|presente|de natal|do\b|de vacin|que\b))/g,
    'cartao',
    'cartão',
  ],
  [/\bboleto\b/g, 'boleto', 'boleto'],
  [/\b(?:a vista|avista)\b/g, 'vista', 'à vista'],
  [/\b(?:vale[- ]?(?:refeicao|alimentacao)|ticket|alelo|sodexo)\b/g, 'vale', 'vale-refeição'],
  [/\bfiado\b/g, 'fiado', 'fiado'],
];

/** Finds ways of paying in folded text. */
export const paymentsIn = (foldedText: string): readonly FoundFact[] =>
  paymentPatterns.flatMap(([pattern, key, label]) =>
    findFacts(foldedText, pattern, () => ({ kind: 'payment', key, label })),
  );

const freePattern =
  /\b(?:gratis|gratuit[oa]s?|gratuitamente|cortesia|de graca|0800(?![\s.-]?\d)|free\b|(?:sem|zero|s\/?)\s+(?:custos?|taxa(?:\s+de\s+entrega)?|matricula|frete|cobrar)|(?:frete|entrega|taxa|matricula|entrada|visita|avaliacao|anuidade|adesao)\s+(?:e\s)?(?:zero|0(?![\d,.]\d|\d)|por nossa conta|e por nossa conta)|(?:e|sai|fica|vai)\s+por nossa conta|por nossa conta|nao (?:tem|ha) (?:nenhum )?custo(?: nenhum)?|nao custa nada|sem pagar (?:nada|por (?:isso|ela|ele)|matricula|taxa|frete|entrega|entrada)|(?:nao|n) (?:paga|pagam|pagar|pague|paguem|cobramos|cobra)(?=\s*(?:nada|[.,!;\n]|$|matricula|taxa|entrada|frete|entrega))|isent[oa]s?|nao (?:e|sera|sao) cobrad[oa]s?)\b/g;

/** Finds statements in folded text that something is free. */
export const freeIn = (foldedText: string): readonly FoundFact[] =>
  findFacts(foldedText, freePattern, () => ({ kind: 'free', key: 'free', label: 'grátis' }));
