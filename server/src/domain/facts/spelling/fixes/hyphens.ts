import { fix, wordStart, type Fix } from './fix.ts';

/** Words that are joined by a hyphen. */
export const hyphens: readonly Fix[] = [
  fix(`${wordStart}lava.?lou[cç]as(?!\\p{L})`, 'lava-louças'),
  fix(`${wordStart}bem (vind[oa]s?)(?!\\p{L})`, 'bem-$1'),
  fix(`${wordStart}x[ -]?(salada|tudo|bacon|egg|burguer|burger|frango)(?!\\p{L})`, 'x-$1'),
  fix(
    `${wordStart}(pré|pós|anti|auto) (?=(?:treino|venda|natal|parto|operatório|escolar|atendimento)(?!\\p{L}))`,
    '$1-',
  ),
  fix(`${wordStart}ex (?=(?:alun[oa]s?|marid|mulher|clientes?|funcionári[oa]s?|sóci[oa]s?|jogador)(?!\\p{L}))`, 'ex-'),
  fix(`${wordStart}check (in|out)(?!\\p{L})`, 'check-$1'),
  // "precisa se de balconista" begins a notice; "precisa se cadastrar" does not.
  fix(
    `(?<=^|[.!?\\n] ?)(procura|vende|aluga|contrata|doa|precisa(?= se de )) (se) (?!(?:quiser|for|tiver|der|n)(?!\\p{L}))(?=\\p{L})`,
    (_found, verb = '') => `${verb.charAt(0)}${verb.slice(1).toLowerCase()}-se `,
  ),
  fix(`${wordStart}e mail(?!\\p{L})`, 'e-mail'),
  fix(`${wordStart}wi fi(?!\\p{L})`, 'Wi-Fi'),
  fix(`${wordStart}meio dia(?!\\p{L})`, 'meio-dia'),
  fix(`${wordStart}meia noite(?!\\p{L})`, 'meia-noite'),
  fix(`${wordStart}banho maria(?!\\p{L})`, 'banho-maria'),
];
