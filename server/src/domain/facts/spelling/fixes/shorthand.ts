import { fix, wordStart, type Fix } from './fix.ts';

/** Shorthand that the words beside it make certain, written in full. */
export const shorthand: readonly Fix[] = [
  // "ar cond": the word "cond" alone was written out as "condomínio".
  [/(?<!\p{L})(ar) condomínio(?!\p{L})/giu, '$1-condicionado'],
  fix(
    `${wordStart}p\\/\\s?(?=(?:msg|mensagem|whats\\p{L}*|zap|telefone|foto|e-?mail|hora|dia|m[eê]s|pessoa|semana|kg|quilo|unidade|vez)(?!\\p{L}))`,
    'por ',
  ),
  [/(?<![\p{L}\p{N}/])[pP]\/\s?(?!(?:[pmgPMG]|gg|pp|GG|PP)(?!\p{L}))(?=\S)/gu, 'para '],
  fix(`${wordStart}ap[eê](?= (?:de )?\\d (?:q(?:uar)?tos?|dorm))`, 'apartamento'),
  // One letter by itself, before a word or a count.
  [/(?<![\p{L}\p{N}/'.])s (?=(?!n(?!\p{L}))\p{L}{3,})/gu, 'sem '],
  [/(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) )c (?=\d)/gu, 'com '],
  [/(?<![\p{L}\p{N}/'])d (?=R?\$?\s?\d)/gu, 'de '],
  [/(?<![\p{L}\p{N}/.'])[nñ] (?=\p{L}{2,})/gu, 'não '],
  [/(?<=(?:rua|r\.|av\.?|avenida|travessa|praça) [\p{L}\d ]{1,30}? )n (?=\d)/giu, 'nº '],
  fix(`(?<=(?:^|[^\\p{L}\\d.,])\\d{1,4} )p(?:çs?|cs)(?!\\p{L})`, 'peças'),
  fix(`${wordStart}ñ(?!\\p{L})`, 'não'),
  fix(`(?<=(?:altura|idade|compra|entrega|nota|carga|potência) )(m[aá]x|m[ií]n)\\.? (?=\\d)`, (_found, bound = '') =>
    /^m[aá]/i.test(bound) ? 'máxima ' : 'mínima ',
  ),
  fix(`(?<=(?:pedido|consumo|valor|peso|tempo|grupo) )(m[aá]x|m[ií]n)\\.? (?=\\d)`, (_found, bound = '') =>
    /^m[aá]/i.test(bound) ? 'máximo ' : 'mínimo ',
  ),
  fix(`${wordStart}no max(?:imo)?\\.? (?=\\d|de )`, 'no máximo '),
  fix(`${wordStart}m[aá]x\\.? (?=\\d)`, 'máximo de '),
  fix(`(?<!\\d\\s?)${wordStart}m[ií]n\\.? (?=\\d)`, 'mínimo de '),
  fix(`${wordStart}prox(?=\\.? a[os]?(?!\\p{L}))\\.?`, 'próximo'),
  fix(`${wordStart}(a|na|da) prox\\.?(?!\\p{L})`, '$1 próxima'),
  fix(`${wordStart}(o|no|do) prox\\.?(?!\\p{L})`, '$1 próximo'),
  [
    /(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) )c (?=(?:a|o|as|os|um|uma) \p{L})/gu,
    'com ',
  ],
  fix(
    `(?<=(?:^|[^\\p{L}])(?:com|c|c/|sem|s/|ter|tem|tenha|precisa|pede|pedimos|mínimo de) )exp\\.?(?!\\p{L})`,
    'experiência',
  ),
  fix(`${wordStart}inscr\\.? (?=(?:abertas|gr[aá]tis|gratuitas|até|encerradas|limitadas)(?!\\p{L}))`, 'inscrições '),
  // "p 10 pessoas"; in "p 16" it is the small size and its price.
  fix(
    `${wordStart}p (?=\\d+ (?:a \\d+ )?(?:pessoas?|anos?|dias?|m[eê]s|meses|crianças?|convidados|alunos?)(?!\\p{L}))`,
    'para ',
  ),
  fix(`${wordStart}c (?=ar(?!\\p{L}))`, 'com '),
  fix(`${wordStart}c\\/\\s?(?=\\S)`, 'com '),
  fix(`${wordStart}s\\/\\s?(?!n(?!\\p{L}))(?=\\S)`, 'sem '),
  [
    /(?<![\p{L}\p{N}/]|(?:vitamina|classe|linha|hepatite|letra|bloco|opção|turma) |(?<!\p{L})\p{L} e )c (?=\p{L}{3,})/gu,
    'com ',
  ],
  [/(?<![\p{L}\p{N}/])p (?=\p{L}{3,})(?!p (?:m|g|ao)(?!\p{L}))(?<!(?:tam|tamanho|número|do) )/gu, 'para '],
  fix(`${wordStart}p (?=(?:eu|você|vc|ele|ela)(?!\\p{L}))`, 'para '),
  [/(?<![\p{L}\p{N}/'])d (?=\p{L}{3,})/gu, 'de '],
  fix(
    `${wordStart}n (?=(?:abr|atend|funcion|aceit|faz|trabalh|tem|temos|precis|cobr|ter|vamos|vai|entreg|vou|pode|dá|fica|vale|vend|receb)\\p{L}*)`,
    'não ',
  ),
  // Drops laughter; shorter forms may be part of a name, and "rs" a state.
  [/,?\s+kk(?=\s*(?:$|[.,;!?)\n]))/gu, ''],
  fix(`,?\\s?${wordStart}(?:k{3,}|(?:rs){2,6}|(?:ha){2,6})(?!\\p{L})`, ''),
  // "de 60 p 65", "p as clientes"
  fix(`(?<=R\\$ [\\d.,]*\\d )p (?=R\\$ \\d)`, 'para '),
  fix(`${wordStart}p (?=(?:os?|as) \\p{L}{3,})`, 'para '),
  // "sábado vamo ta aplicando", "película de grátis"
  fix(`${wordStart}vamo(?!\\p{L})`, 'vamos'),
  fix(`(?<=(?:^|[^\\p{L}])(?:vamos|vai|vão|vou) )(?:está|esta|tá|ta)(?= \\p{L}+ndo(?!\\p{L}))`, 'estar'),
  fix(`(?<=\\p{L} )de (?=gr[áa]tis(?!\\p{L}))`, ''),
  // "vai de 350 p 390", "só p 5 primeiras"
  [/(?<=(?<!\p{L})(?:de (?:R\$ )?\d{2,5}(?:,\d\d)?|só|somente|apenas) )p (?=(?:R\$ )?\d)/gu, 'para '],
  [/(?<![\p{L}\p{N}/.'])[nñ] (?=é(?!\p{L}))/gu, 'não '],
  // "na msm obra"
  fix(`(?<=(?:^|[^\\p{L}])(?:na|da|pela|a|essa|uma) )mesmo(?= \\p{L})`, 'mesma'),
  fix(`\\s?\\+-\\s?`, ' mais ou menos '),
];
