/** Containers of several things. */
const lotPattern = '(?:pacotes?|kits?|caixas?|combos?|bandejas?|cartelas?|sacos?|lotes?|fardos?|cestas?)';
const peoplePattern = '(?:adolescentes?|jovens|criancas?|adultos?|idosos?|pessoas|grupos?|turmas?|familias?)';
const priceAfterPattern = '(?:a\\s|por\\s|em\\s|pra\\s|para\\s|p/\\s)?(?:r\\$\\s?)?\\d';

const pluralAfter =
  /^\s(?!(?:reais|mais|menos|apos|antes|depois|dps|juntos|todos|todas|demais|duas|dois|tres|seis|gratis|simples|[a-z]{3,}[aei]mos)\b)[a-z]{3,}s\b/;
/** A counted noun typed in the singular: "8 sessão". */
const countedSingularAfter = /^\s(?:alun[oa]|sessao|aula|foto|encontro|visita|refeicao)\b(?!\snao\b)/;
const measureAfter =
  /^\s?(?:kva|kwh?|baixos?)\b|^\s(?:e|ou|a)\s\d{1,4}\s?(?:kva|kwh?|baixos?|km|kg|g|ml|l|litros?|cm|m|metros?|anos?|meses|semanas|dias?|horas?|h|minutos|min|pessoas|vezes)\b|^\s?mil(?:\s(?:e|a|ou|ate)\s\d{1,3}\s?mil)?\s?btus?\b/;
/** "12 mil 500": twelve thousand of them cost 500. */
const pricedThousandsAfter = /^\s?mil\s(?:por\s)?(?:r\$\s?)?\d{2,}/;
const priceChangeAfter = new RegExp(`^\\s(?:cai|sai|fica|desce|baixa|custa)m?\\s${priceAfterPattern}`);
const priceOfLotAfter = /^\s(?:por|a|sai|sai por|custa)\s(?:r\$\s?)?(\d{1,5})/;

/** Lists of days and sizes: "festa 17 18 e 19", "números 35 36 e 39". */
const numberRunAfter = /^(?: [1-5]?\d)* (?:e|ou) [1-5]?\d(?![\d.,:h]|\s?(?:reais|contos?)\b)/;
const numberBefore = /(?:^|[^\d.,$])[1-5]?\d\s$/;
const numberRunBefore = /(?:^|[^\d.,$])[1-5]?\d [1-5]?\d (?:e|ou) $/;

const numberedThingBefore = /\b(?:vagas?|banca|posto|portao|corredor|guiche|plataforma|sub|das)\s$/;
/** Registers of professions, with the region: "CRO-MG", "OAB/SP". */
const registrationBefore =
  /\b(?:oab|rqe|creci|cr(?:m|o|n|p|f|c|a|q|bio|bm|ea|ef|efito|ess|fa|mv))(?:\s?[-/]\s?[a-z0-9]{1,2}| [a-z]{2})?(?:\sn[o.º]*)?\s$/;
const heightBefore = /\b(?:altura|estatura|alt)\b(?:\s(?:min|minima|max|maxima|de))*\s$/;
const ageLimitBefore = /\b(?:menor|maior)(?:es)?(?:\s(?:de|so|com|que))?\s$/;
const boundBefore = /\b(?:acima|abaixo) de\s$/;
const lowerBoundBefore = /\b(?:acima|a partir) de\s$/;
const peopleBoundBefore = new RegExp(`\\b${peoplePattern}\\s(?:acima|abaixo|a partir) de\\s$`);
const lotOfBefore = new RegExp(`\\b${lotPattern}\\s(?:com|de|c)\\s$`);
const lotBefore = new RegExp(`\\b(${lotPattern})\\s$`);
/** "95 mil entrada de 30": thirty thousand. */
const entryAfterThousandsBefore = /\d\s?mil\b[^.;\n]*\bentrada de\s$/;

const placesAreBefore = /\b(?:senhas?|vagas?|lugares|fichas|mesas|quartos|encontros|aulas)\b[^.;\n]{0,40}\bsao\s$/;
const pensionAgeBefore = /\b(?:aposentadoria|idade)\b[^.;\n]{0,40}\b(?:mulher|homem)\s$/;
const producedBefore =
  /\b(?:vend(?:ia|o|emos|iamos)|faz(?:ia|iamos|emos)|faco|produz\w*|ass(?:o|a|amos|ava)|atend(?:o|ia|emos)|entreg(?:o|ava|amos))\b[^.,;\d]*\s$/;
/** Whether a number is how many are made a day: "vendia pão na garagem 20 por dia". */
export const isDailyOutput = (before: string, after: string): boolean =>
  /^\s?por dia\b/.test(after) && producedBefore.test(before);
const heightSubjectBefore = /\b(?:quem|altura|estatura|pessoas?)\b[^.;,]{0,25}\s(?:1,\d\d\s(?:a|e|ou|ate)\s)?$/;
const heightRangeAfter = /^\s(?:a|e|ou|ate)\s1,\d\d/;
const heightRangeBefore = /\s1,\d\d\s(?:a|e|ou|ate)\s$/;
const btuBefore = /\b(?:split|btus?|ar cond[a-z-]*|ar)\b(?:\s\d{4,5})?(?:\s[ae])?\s$/;
const bicycleFrameBefore = /\b(?:bike|bicicleta|aro)\b[^.;\n]*\bquadro\s$/;

/** Nouns before a year. */
const yearNounBefore =
  /\b(?:matriculas?|inscricao|inscricoes|turmas?|agenda|calendario|temporada|verao|formaturas?|enem|ipva|iptu|ano|anos)\s(?:de\s|do\s)?$/;
/** Three small numbers with nothing between them. */
const threeSmallNumbers = /(?:^|[^\d.,$])1?\d 1?\d 1?\d(?![\d.,:%h]|\s?(?:reais|contos?|x|h|min)\b)/;

/** Whether the number is the size of a lot that was named before: "kit 14 marmitas 250, frete grátis só kit 14". */
function isNamedLot(value: number, before: string): boolean {
  const name = lotBefore.exec(before)?.[1];
  return name !== undefined && new RegExp(`\\b${name} ${value} [a-z]{3,}s\\b`).test(before);
}

/**
 * Whether the folded text before and after a number makes it a count, an age, a size or one of several days, though it
 * stands where a price could.
 */
export function isNoPrice(value: number, before: string, after: string): boolean {
  const isWhole = Number.isInteger(value);
  return (
    (isWhole && value < 10 && pluralAfter.test(after)) ||
    // "CRO-MG 41.207", "forno 180", "no vaso 20", "aguenta 120", "(1,40, aguenta"
    (isWhole && registrationBefore.test(before)) ||
    (isWhole && /\bforno(?:\s(?:a|em|pre-?aquecido))*\s$/.test(before) && /^\s(?:por\s\d+\s?min|graus)/.test(after)) ||
    // "bolo no pote 12" has a price.
    (isWhole && /\d\sn[oa]s? (?:vaso|pote|copo|balde|galao|saco)\s$/.test(before)) ||
    /\b(?:aguenta|suporta|carrega)[mr]?\s(?:ate\s)?$/.test(before) ||
    (before.endsWith('(') && /^,\s(?:aguenta|suporta)/.test(after)) ||
    // "500 tá 18 e 700 tá 23": the sizes, not the prices
    (isWhole && /^\s(?:ta|esta)\s(?:r\$\s?)?\d/.test(after)) ||
    // "split de 9.000 a 12.000 BTUs; de 18.000 a 24.000"
    (isWhole &&
      value >= 7_000 &&
      value % 500 === 0 &&
      /\bbtus?\b/.test(before + after) &&
      /\bde\s$|\ba\s$/.test(before)) ||
    (isWhole && value >= 7_000 && /^\sa\s\d[\d.]*\s?:/.test(after)) ||
    // "de 2,50 até 3,20 m", "altura x 60 fundo", "fio 30 penteado", "compra 500 leva 700"
    (value < 20 && /^\s(?:ate|a|e)\s\d+(?:,\d+)?\s?(?:m|metros?)\b/.test(after)) ||
    /\b(?:largura|altura|fundo|profundidade|comprimento)\s?x\s$/.test(before) ||
    /^\s(?:de\s)?(?:largura|altura|fundo|profundidade|comprimento|vao|boca|beiral|espessura|circunferencia)\b/.test(
      after,
    ) ||
    (isWhole && /(?<!\bfio a )\bfio\s$|\bcompr[ae]\s\d+\s(?:e\s)?leve?a?\s$/.test(before)) ||
    (isWhole && /\bcompr[ae]\s$/.test(before) && /^\s(?:e\s)?leva\s\d/.test(after)) ||
    // "comecei depois dos 50", "veio 400"
    (isWhole && /\b(?:depois|antes|perto|mais|alem) d[oa]s\s$|\b(?:vieram|veio)\s$/.test(before)) ||
    // "aço 5160", "3,20m x 2,10", "rede 4,20 total", "já foi 63", "split 9000 a 12000"
    (isWhole && /\baco(?:\s(?:carbono|inox|mola|ferramenta))?\s$/.test(before)) ||
    (isWhole && isDailyOutput(before, after)) ||
    // "são só 14", "restam só 6"
    (isWhole && /\b(?:sao|restam?|sobr(?:am?|ou|aram)) (?:so|apenas|somente)\s$/.test(before)) ||
    // "quem tem de 1,65 a 1,78"
    (value > 1 &&
      value < 2.2 &&
      heightSubjectBefore.test(before) &&
      (heightRangeAfter.test(after) || heightRangeBefore.test(before))) ||
    // "faço uns 60": some sixty of them.
    /(?<!\b(?:por|sai|custa|fica|cobro|pago) )\b(?:uns|umas)\s$/.test(before) ||
    /(?:,\d\d?|\d\s?(?:m|cm|mm|metros?))\s?x\s$/.test(before) ||
    /^\s(?:(?:de )?(?:total|comprimento)|m?\s?x\s\d)/.test(after) ||
    (isWhole && /\bja (?:foi|foram|sairam|vendi|vendemos|temos)\s$/.test(before)) ||
    (isWhole && btuBefore.test(before) && value % 500 === 0 && value >= 7_000) ||
    // "o próximo encontro é 25 às 15h"
    (isWhole && value <= 31 && /^\sas\s\d{1,2}\s?(?:h|:\d)/.test(after)) ||
    // "o faturamento de 2025 mês a mês", "matrícula 2026"
    (isWhole && value >= 1900 && value < 2100 && (/^\smes a mes\b/.test(after) || yearNounBefore.test(before))) ||
    // "respiração 4 7 8", "4 segundos puxa 7 segura 8 solta"
    (isWhole && value < 20 && (threeSmallNumbers.test(before + value + after) || /\d segundos?\b/.test(before))) ||
    // "senha a partir das 17h, são 60"
    (isWhole && placesAreBefore.test(before)) ||
    // "aposentadoria rural mulher 55 homem 60"
    (isWhole && value >= 50 && value <= 70 && pensionAgeBefore.test(before)) ||
    // "bicicleta aro 29, quadro 17"
    (isWhole && value < 30 && bicycleFrameBefore.test(before)) ||
    // "split 9 e 12 mil 450"
    (isWhole && value < 100 && /^\s(?:e|ou)\s\d{1,2}\smil\b(?!\sreais)/.test(after)) ||
    // "porta de ferro, 2,10 por 0,80"
    (value < 10 && /^\s(?:por|x)\s\d,\d\d(?!\d)/.test(after)) ||
    // "ardência 9 de 10"
    (isWhole && value <= 10 && /^\sde\s10(?![\d.,])/.test(after)) ||
    (isWhole && value < 10 && /\bsao\s$/.test(before)) ||
    (isWhole && value < 10 && /\be\s$/.test(before) && /^\sd[ao]s?\s[a-z]{4,}/.test(after)) ||
    (isWhole && value < 10 && /^\s(?:ou|e|a)\s\d{1,2}\s?x\b/.test(after)) ||
    (isWhole && value < 10 && countedSingularAfter.test(after)) ||
    measureAfter.test(after) ||
    pricedThousandsAfter.test(after) ||
    (value < 60 && numberRunAfter.test(after) && (/^ \d/.test(after) || numberBefore.test(before))) ||
    (value < 60 && numberRunBefore.test(before)) ||
    (value < 25 && numberedThingBefore.test(before)) ||
    heightBefore.test(before) ||
    (value <= 21 && ageLimitBefore.test(before)) ||
    (value < 20 && boundBefore.test(before)) ||
    (value < 100 && peopleBoundBefore.test(before)) ||
    (lowerBoundBefore.test(before) && priceChangeAfter.test(after)) ||
    (lotOfBefore.test(before) && Number(priceOfLotAfter.exec(after)?.[1] ?? 0) > value) ||
    isNamedLot(value, before) ||
    (value < 1_000 && entryAfterThousandsBefore.test(before) && !/^\s?mil\b/.test(after))
  );
}
