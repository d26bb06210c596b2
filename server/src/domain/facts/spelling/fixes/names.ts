import { fix, wordStart, capitalizeName, type Fix } from './fix.ts';

/** Abbreviations of states, and "bh", that are no other word. */
const states = 'sp|rj|mg|pr|rs|sc|df|ba|bh|pe|ce|go|mt';

/** Capitals of people, places, dates, makes and sizes. */
export const names: readonly Fix[] = [
  // The car "Onix"; the dictionary has the stone "ônix".
  fix(`${wordStart}Ônix(?!\\p{L})`, 'Onix'),
  fix(
    `${wordStart}(pp|p|m|g) (ao|a|até) (m|g|gg|xg|xgg|exg)(?!\\p{L})`,
    (_found, firstSize = '', join = '', lastSize = '') =>
      `${firstSize.toUpperCase()} ${join} ${lastSize.toUpperCase()}`,
  ),
  fix(`(?<=(?:^|(?<!\\d)[ ,]|R\\$ [\\d.,]*\\d ))(?:pp|p|m|g|gg|xg)(?=,? R\\$)`, (matchText) => matchText.toUpperCase()),
  fix(`(?<=(?:^|[^\\p{L}])tamanhos? )(?:pp|p|m|g|gg|xg)(?!\\p{L})`, (matchText) => matchText.toUpperCase()),
  fix(`${wordStart}papai noel`, 'Papai Noel'),
  fix(`${wordStart}pr[ée][ -]natal(?!\\p{L})`, 'pré-natal'),
  fix(`(?<=(?:^|[^\\p{L}])(?:em|de) )minas(?= gerais(?!\\p{L})| e |[,.;]|$)`, 'Minas'),
  fix(
    `${wordStart}grande (sp|rio|bh)(?!\\p{L})`,
    (_found, town = '') => `Grande ${town.length > 2 ? capitalizeName(town) : town.toUpperCase()}`,
  ),
  fix(`${wordStart}ray ban(?!\\p{L})`, 'Ray-Ban'),
  fix(
    `${wordStart}(moto|galaxy|samsung|redmi|xiaomi) ([a-z]\\d{1,3})(?!\\p{L})`,
    (_found, make = '', model = '') => `${capitalizeName(make)} ${model.toUpperCase()}`,
  ),
  [
    /(?<=(?<!\p{L})(?:em|de|pra|para|no|na) )(?:sp|rj|mg|es|pr|rs|df|ba|br|bh)(?![\p{L}\d])/giu,
    (matchText) => matchText.toUpperCase(),
  ],
  // "mando para sp rj e bh"
  fix(`${wordStart}(?:${states})(?:(?:, | e | )(?:${states}))+(?![\\p{L}\\d])`, (matchText) =>
    matchText.toUpperCase().replace(/ E /g, ' e '),
  ),
  [/(?<=(?<!\p{L})(?:d[oe]|no|pro|para o|pelo) )pará(?!\p{L})/gu, 'Pará'],
  fix(`${wordStart}(?:(?<=(?:caderno|caderneta|folhas?|papel|tamanho|formato|agenda) )a[3-6])(?!\\p{L})`, (matchText) =>
    matchText.toUpperCase(),
  ),
  fix(`${wordStart}selo arte(?!\\p{L})`, 'Selo Arte'),
  fix(`${wordStart}semana santa(?!\\p{L})`, 'Semana Santa'),
  fix(`${wordStart}sexta(?:.feira)? santa(?!\\p{L})`, 'Sexta-feira Santa'),
  fix(`${wordStart}dia das mães`, 'Dia das Mães'),
  fix(`${wordStart}dia dos pais`, 'Dia dos Pais'),
  fix(`${wordStart}dia dos namorados`, 'Dia dos Namorados'),
  fix(`${wordStart}dia das crianças`, 'Dia das Crianças'),
  fix(`${wordStart}dia da mulher`, 'Dia da Mulher'),
  fix(`${wordStart}black friday`, 'Black Friday'),
  fix(`${wordStart}ano novo(?!\\p{L})`, 'Ano-Novo'),
  fix(
    `${wordStart}são (pedro|joão|josé|jorge|paulo|judas|francisco|antônio|sebastião|benedito|luís|luiz|bento|vicente|miguel|cristóvão|geraldo|caetano|bernardo|gonçalo|mateus|roque)(?!\\p{L})`,
    (_found, name = '') => `São ${capitalizeName(name)}`,
  ),
  // Not the verb: "as opções são Pretinha e Roxo".
  [/(?<!\p{L})(?<!\p{L}{2}s )são (?=\p{Lu}\p{Ll})/gu, 'São '],
  fix(`${wordStart}google meet`, 'Google Meet'),
  fix(`${wordStart}dr\\.? (?=\\p{L})`, 'Dr. '),
  fix(`${wordStart}dra\\.? (?=\\p{L})`, 'Dra. '),
  [
    /(?<![\p{L}\p{N}])(rua|av\.?|avenida|travessa|alameda|rodovia|estrada)((?: (?!(?:em|no|na|com|que|ao|até|por|sem|só|mas|perto|atrás|esquina|entre|para|nº|número|das? \d|km|casa|loja|sala|lote|quadra|bloco|galpão|peço|vendo|tem)(?!\p{L}))[\p{L}.\d]+){1,5}?)(?:,? (?=\d{1,5}(?![\d/:h%]| reais| mil(?!\p{L})| (?!fundos)\p{L}{3,}s(?!\p{L})))|(?=,? s\/n))/giu,
    (_found, kind = '', name = '') => `${capitalizeName(kind)}${capitalizeName(name)}, `,
  ],
  fix(`${wordStart}(uv|fps|usb)(?=\\d)`, (matchText) => matchText.toUpperCase()),
  fix(`(?<=(?:^|[^\\p{L}])(?:categoria|carro|moto|cnh|habilitação) )(?:ab|b|d)(?!\\p{L})`, (matchText) =>
    matchText.toUpperCase(),
  ),
  fix(`${wordStart}v(?:[3-5]|8|10)(?![\\p{L}\\d])`, (matchText) => matchText.toUpperCase()),
];
