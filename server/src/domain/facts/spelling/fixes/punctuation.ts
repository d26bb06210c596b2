import { type Fix } from './fix.ts';

/** Marks, spaces and units. */
export const punctuation: readonly Fix[] = [
  // "galão 20 l"
  [/(?<=\d )l(?![\p{L}\d'])/gu, 'L'],
  [/(?<=\d)X(?![\p{L}\d])/gu, 'x'],
  [/(?<=\d\s?|(?<!\p{L})[oa] )m2(?![\p{L}\d])/gu, 'm²'],
  [
    /(?<=\p{L}, \d{1,5}) (?=(?:sala|loja|apto|apartamento|fundos|centro|bairro|em frente|próximo|perto|esquina|ao lado|bloco)(?!\p{L}))/gu,
    ', ',
  ],
  [/(?<=(?:segunda|terça|quarta|quinta|sexta)) (?=(?:terça|quarta|quinta|sexta|sábado)(?!\p{L}))/gu, ', '],
  [
    /(?<=[\p{L}\p{N}%]) (?=(?:menos|exceto) (?!(?:d[oe] )?que(?!\p{L}))(?!de (?:\d|uma?|dez|doze|duas|dois|três|cinco|quinze|vinte|trinta)(?!\p{L}))\p{L}+(?! (?:de|que)(?!\p{L})))(?<!(?:^|[^\p{L}])(?:mais ou|pelo|ao|por|a|de|ou|com|em|nem|custa|paga|mexendo|comendo|dormindo|pagando|gastando|trabalhando) )(?! menos \d)/giu,
    ', ',
  ],
  // "dias 14 15 21 e 22"
  [/(?<=(?<!\p{L})dias (?:\d{1,2},? )*\d{1,2}) (?=(?:\d{1,2} )+e \d{1,2}(?!\d))/giu, ', '],
  [/\s+([,.;:!?])(?=\s|$)/g, '$1'],
  [/([,;!?])(?=\p{L})/gu, '$1 '],
  [/(?<=\p{L}{2})\.(?=\p{L}{3,}\s)(?!\p{L}+\.\p{L})/gu, '. '],
  [/!{2,}/g, '!'],
  [/\?{2,}/g, '?'],
  [/\s*\.{2,}\s*/g, '. '],
  [/,{2,}/g, ','],
  [/[ \t]{2,}/g, ' '],
];
