import { fix, from, titled, type Fix } from './fix.ts';

/** States, and a town, whose letters are no other word. */
const states = 'sp|rj|mg|pr|rs|sc|df|ba|bh|pe|ce|go|mt';

/** Capitals of people, places, dates, makes and sizes. */
export const names: readonly Fix[] = [
  // The car, and not the stone.
  fix(`${from}Ônix(?!\\p{L})`, 'Onix'),
  fix(
    `${from}(pp|p|m|g) (ao|a|até) (m|g|gg|xg|xgg|exg)(?!\\p{L})`,
    (_found, one = '', to = '', other = '') => `${one.toUpperCase()} ${to} ${other.toUpperCase()}`,
  ),
  fix(`(?<=(?:^|(?<!\\d)[ ,]|R\\$ [\\d.,]*\\d ))(?:pp|p|m|g|gg|xg)(?=,? R\\$)`, (found) => found.toUpperCase()),
  fix(`(?<=(?:^|[^\\p{L}])tamanhos? )(?:pp|p|m|g|gg|xg)(?!\\p{L})`, (found) => found.toUpperCase()),
  fix(`${from}papai noel`, 'Papai Noel'),
  fix(
    `${from}grande (sp|rio|bh)(?!\\p{L})`,
    (_found, town = '') => `Grande ${town.length > 2 ? titled(town) : town.toUpperCase()}`,
  ),
  fix(`${from}ray ban(?!\\p{L})`, 'Ray-Ban'),
  fix(
    `${from}(moto|galaxy|samsung|redmi|xiaomi) ([a-z]\\d{1,3})(?!\\p{L})`,
    (_found, make = '', model = '') => `${titled(make)} ${model.toUpperCase()}`,
  ),
  [
    /(?<=(?<!\p{L})(?:em|de|pra|para|no|na) )(?:sp|rj|mg|es|pr|rs|df|ba|br|bh)(?![\p{L}\d])/giu,
    (found) => found.toUpperCase(),
  ],
  // "mando para sp rj e bh"
  fix(`${from}(?:${states})(?:(?:, | e | )(?:${states}))+(?![\\p{L}\\d])`, (found) =>
    found.toUpperCase().replace(/ E /g, ' e '),
  ),
  [/(?<=(?<!\p{L})(?:d[oe]|no|pro|para o|pelo) )pará(?!\p{L})/gu, 'Pará'],
  fix(`${from}(?:(?<=(?:caderno|caderneta|folhas?|papel|tamanho|formato|agenda) )a[3-6])(?!\\p{L})`, (found) =>
    found.toUpperCase(),
  ),
  fix(`${from}selo arte(?!\\p{L})`, 'Selo Arte'),
  fix(`${from}semana santa(?!\\p{L})`, 'Semana Santa'),
  fix(`${from}sexta(?:.feira)? santa(?!\\p{L})`, 'Sexta-feira Santa'),
  fix(`${from}dia das mães`, 'Dia das Mães'),
  fix(`${from}dia dos pais`, 'Dia dos Pais'),
  fix(`${from}dia dos namorados`, 'Dia dos Namorados'),
  fix(`${from}dia das crianças`, 'Dia das Crianças'),
  fix(`${from}dia da mulher`, 'Dia da Mulher'),
  fix(`${from}black friday`, 'Black Friday'),
  fix(`${from}ano novo(?!\\p{L})`, 'Ano-Novo'),
  fix(
    `${from}são (pedro|joão|josé|jorge|paulo|judas|francisco|antônio|sebastião|benedito|luís|luiz|bento|vicente|miguel|cristóvão|geraldo|caetano|bernardo|gonçalo|mateus|roque)(?!\\p{L})`,
    (_found, name = '') => `São ${titled(name)}`,
  ),
  // "as opções são Pretinha e Roxo" has the verb.
  [/(?<!\p{L})(?<!\p{L}{2}s )são (?=\p{Lu}\p{Ll})/gu, 'São '],
  fix(`${from}google meet`, 'Google Meet'),
  fix(`${from}dr\\.? (?=\\p{L})`, 'Dr. '),
  fix(`${from}dra\\.? (?=\\p{L})`, 'Dra. '),
  [
    /(?<![\p{L}\p{N}])(rua|av\.?|avenida|travessa|alameda|rodovia|estrada)((?: (?!(?:em|no|na|com|que|ao|até|por|sem|só|mas|perto|atrás|esquina|entre|para|nº|número|das? \d|km|casa|loja|sala|lote|quadra|bloco|galpão|peço|vendo|tem)(?!\p{L}))[\p{L}.\d]+){1,5}?)(?:,? (?=\d{1,5}(?![\d/:h%]| reais| mil(?!\p{L})| (?!fundos)\p{L}{3,}s(?!\p{L})))|(?=,? s\/n))/giu,
    (_found, kind = '', name = '') => `${titled(kind)}${titled(name)}, `,
  ],
  fix(`${from}(uv|fps|usb)(?=\\d)`, (found) => found.toUpperCase()),
  fix(`(?<=(?:^|[^\\p{L}])(?:categoria|carro|moto|cnh|habilitação) )(?:ab|b|d)(?!\\p{L})`, (found) =>
    found.toUpperCase(),
  ),
  fix(`${from}v(?:[3-5]|8|10)(?![\\p{L}\\d])`, (found) => found.toUpperCase()),
];
