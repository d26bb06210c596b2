import { firstNames, neighbourhoods } from './properNames.ts';
import { fix, from, titled, type Fix } from './fix.ts';

/** States, and a town, whose letters are no other word. */
const states = 'sp|rj|mg|pr|rs|sc|df|ba|bh|pe|ce|go|mt';

/** Capitals of people, places, dates, makes and sizes. */
export const names: readonly Fix[] = [
  // The car, and not the stone.
  fix(`${from}Ônix(?!\\p{L})`, 'Onix'),
  fix(`${from}(${neighbourhoods})(?!\\p{L})`, (found) => titled(found)),
  fix(
    `(?<=(?:^|[^\\p{L}])(?:(?:praia|ilha|morro|lagoa) d[aeo]s?|(?:ponta|serra) d[ao]s?) )(?!areia|mar|cidade|frente|pelo|cabelo|nariz|dedo|pé|língua)(\\p{L}{3,})`,
    (found) => titled(found),
  ),
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
  fix(
    `(?<=(?:^|[^\\p{L}])(?:seu|irmã|irmão|tia|tio|padre|pastor|pastora|mestre) )(?:${firstNames})(?!\\p{L})`,
    (found) => titled(found),
  ),
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
    /(?<![\p{L}\p{N}])(dr\.|dra\.|dona|frei) (?!(?:d[aeo]s?|e|que|para|pra|com|em|no|na|de|faz|tem|vai|leva|por|não|ao?s?|é|os|as|substitut\p{L}|particular|nov\p{L}|daqui|daí|casa|mais|já|só)(?!\p{L}))(\p{Ll}\p{L}{2,})/giu,
    (_found, title = '', name = '') => `${title} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ],
  [
    // "todo santo dia", "sexta santa fechado", "capim santo"
    /(?<![\p{L}\p{N}])(?<!(?:todo|quinta|sexta|feira|semana|capim|erva|imagem de|imagens de) )(santa|santo) (?!(?:casa|ceia|missa|paz|dia|d[aeo])(?!\p{L}))(\p{L}{3,})/gu,
    (_found, title = '', name = '') =>
      `${title.charAt(0).toUpperCase()}${title.slice(1)} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ],
  [
    /(?<![\p{L}\p{N}])(rua|av\.?|avenida|travessa|alameda|rodovia|estrada)((?: (?!(?:em|no|na|com|que|ao|até|por|sem|só|mas|perto|atrás|esquina|entre|para|nº|número|das? \d|km|casa|loja|sala|lote|quadra|bloco|galpão|peço|vendo|tem)(?!\p{L}))[\p{L}.\d]+){1,5}?)(?:,? (?=\d{1,5}(?![\d/:h%]| reais| mil(?!\p{L})| (?!fundos)\p{L}{3,}s(?!\p{L})))|(?=,? s\/n))/giu,
    (_found, kind = '', name = '') => `${titled(kind)}${titled(name)}, `,
  ],
  [
    /(?<=(?<!\p{L})bairros )(?!não|d[aeo]s? |vizinh|próxim|que |com |em )(\p{L}+(?: (?!e |e$)\p{L}{3,}){0,2})((?:, \p{L}+(?: (?!e )\p{L}{3,}){0,2})*)( e \p{L}+(?: \p{L}{4,}){0,1})?(?=[,.;!?]|$)/gu,
    (found) => titled(found),
  ],
  // Behind a square or a quarter, whose name may be left out, another clause may begin: "no bairro promove bingo na quadra".
  [
    /(?<![\p{L}\p{N}])(praça|bairro|distrito|vila|jardim|jd|parque|condomínio|setor|clube|ginásio|colégio|hospital|EMEF|EMEI) (?!(?:não|el[ea]s?|vocês?|também|ou|depois|domingos?|sábados?|cultos?|varanda|\p{L}+[ae]m|d[aeo]s? (?:alimenta|sempre|cidade)|em|no|na|com|que|todo|inteir|vizinh|infantil|de festa|de imagem|privativ|fechad|tod[ao]s|n[oa]s?|é|e|o|a|para|pra|próxim\p{L}|comercial|aberto|florid\p{L}|de inverno|aquático|das?|dos?|de|grátis|inclus\p{L}|segundas?|terças?|quartas?|quintas?|sextas?)(?!\p{L}))(\p{Ll}[\p{Ll}]+(?: (?!(?:\p{L}+[ae]m|e|no|na|com|que|ao|às?|a|das?|de|dos?|para|pra|por|não|só|tem|vai|sempre|é|até|grátis|também|sem|mas|ou|dia|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?!\p{L}))\p{Ll}{3,}){0,2})(?=[,.;!?)\n]|$|(?<=(?<!\p{L})(?:distrito|vila|jardim|jd|asa|setor) \p{L}+) (?:e|em|no|na|dia|às|das|a partir|com|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?!\p{L}))/gu,
    (found, kind = '', name = '') =>
      /^(?:vila|jardim|jd|parque|setor)$/.test(kind) && !/^\p{Ll}+$/u.test(name)
        ? found
        : `${/^vila$/i.test(kind) ? titled(kind) : kind} ${titled(name)}`,
  ],
  fix(`${from}(asa|lago) (norte|sul)(?!\\p{L})`, (_found, kind = '', side = '') => `${titled(kind)} ${titled(side)}`),
  [/(?<=Asa Sul e )norte|(?<=Asa Norte e )sul/gu, (side) => titled(side)],
  fix(`${from}(uv|fps|usb)(?=\\d)`, (found) => found.toUpperCase()),
  fix(`${from}v(?:8|10)(?![\\p{L}\\d])`, (found) => found.toUpperCase()),
];
