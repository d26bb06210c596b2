/** A named condition: `toldPattern` finds it in the words of the owner, `statedPattern` in a text that states it. */
export interface ConditionRule {
  readonly key: string;
  readonly label: string;
  readonly toldPattern: RegExp;
  readonly statedPattern: RegExp;
}

/** The named conditions. */
export const conditionRules: readonly ConditionRule[] = [
  {
    key: 'agendamento',
    label: 'com hora marcada',
    toldPattern:
      /(?<!\b(?:n|nao|nem)\s)\b(?:(?:com|c\/|c|mediante|sob|so por|por|necessario|precisa|tem que|so com|so)\s?(?:o\s)?(?:agendamento|agend\b|(?:hora|hr|horario|hor)s?\.? marcad[ao]|agendar|marcar|reserva antecipada|reserva previa)|agendamento (?:previo|obrigatorio)|agendar antes|agende antes)\b/g,
    statedPattern: /agend|horas? marcada|horario marcado|marc(?:a|ar|ando|que|amos|ada|ado)\b|reserv/,
  },
  {
    key: 'chegada',
    label: 'por ordem de chegada',
    toldPattern: /\b(?:por\s)?ordem de chegada\b/g,
    statedPattern:
      /chegada|chegar|chega |chegou|\bfila\b|sem (?:hora|agend|marcar|precisar)|nao (?:precisa|e preciso) (?:de )?(?:agend|marc|hora)|\bordem\b/,
  },
  {
    key: 'encomenda',
    label: 'sob encomenda',
    toldPattern:
      /\b(?:(?:sob|so por|so|somente por|por|apenas)\sencomenda|(?:encomendar? )?com\s(?:\d{1,2}|um|uma|dois|duas|tres)\s(?:dias?|horas?|h|semanas?)\sde\santecedencia|encomendar? (?:com|antes)|com antecedencia|antecedencia (?:minima )?de)/g,
    statedPattern: /encomend|avis|antecedencia|\bantes\b|pedid|\bpeca\b|reserv/,
  },
  {
    key: 'estoque',
    label: 'enquanto durar o estoque',
    toldPattern:
      /\b(?:enquanto (?:durar(?:em)?|tiver|houver|tem|ter)|ate (?:durar|acabar|esgotar|terminar|o fim do estoque)|limitado ao estoque|sujeito a disponibilidade|limitad[oa] a|estoque limitado|vagas limitadas)\b/g,
    statedPattern:
      /enquanto|dur(?:ar|arem|a)\b|acab|esgot|limitad|disponib|ultim|estoque|restam|poucas|poucos|\blot(?:a|ar|ou|em)\b|encher|preench|complet|fech(?:ar|e|ou)\b/,
  },
  {
    key: 'retirada',
    label: 'retirada no local',
    toldPattern:
      /\b(?:(?:so|somente|apenas)\s(?:(?:p\/|para|com|pra|na)\s)?(?:retirada|retirar|retira|balcao)|retirada (?:no|na|so|somente|apenas)|retir(?:ar|ando) (?:no|na|aqui)|para retirada|sem entrega)\b/g,
    statedPattern: /retir|\bbusc|\bpeg(?:a|ue|ar)\b|balcao|passa(?:r)? aqui|na loja|no local/,
  },
  {
    key: 'adiantado',
    label: 'com uma parte adiantada',
    toldPattern:
      /\b(?:com|c\/|c|mediante|sinal de|entrada de|reserva)\s(?:d[eo]\s)?(?:\d{1,2}\s?%|metade|r\$\s?\d{1,4}|\d{1,4} reais)\s(?:d[eo]\s(?:valor|sinal)\s)?(?:adiantad[oa]s?|antecipad[oa]s?|de (?:sinal|entrada))(?![a-z])|(?<![\d.,])\d{1,2}\s?%\s(?:adiantad[oa]s?|antecipad[oa]s?)\b/g,
    statedPattern: /adianta|antecip|\bsinal\b|\bentrada\b|\bmetade\b|\d\s?%|por cento/,
  },
  {
    key: 'primeira',
    label: 'na primeira compra',
    toldPattern:
      /\b(?:primeir[ao]|1[ao\u00aa])\s(?:compra|consulta|visita|vez|sessao|aula|pedido|atendimento|mensalidade|mes|corte|avaliacao)\b|\b(?:nov[oa]s?\s(?:client|alun|pacient|assinant)[a-z]{1,4}|client[ea]s?\snov[oa]s?)\b/g,
    statedPattern: /primeir|\bnov[oa]s?\b|estrei|nunca|1[aª]/,
  },
  {
    key: 'minimo',
    label: 'pedido mínimo',
    toldPattern:
      /\b(?:acima de?|no minimo|minimo de?|pedido minimo(?: de?)?|compras? (?:acima|a partir) de?|minimo)\s(?:r\$\s?)?(?:\d{1,3}\.\d{3}|\d{1,4})(?:[.,]\d{2})?(?:\s?(?:reais|pessoas|pecas|unidades|itens|convidados|km))?\b|\ba partir de?\s\d{1,3}\s(?:pessoas|pecas|unidades|itens|convidados)\b/g,
    statedPattern:
      /acima|a partir|minim|mais de|desde|(?<!\bnao )(?:pass(?:a|am|ar|ando|ou|arem)? d[eoa]|ultrapass|super(?:a|am|ar|ando|ou|arem)\b)|\bcomec(?:a|am|amos)\b|cheg(?:a|am|ar|ando|arem) a|somando|superior|(?:pelo|ao) menos|em diante|para cima/,
  },
  {
    key: 'idade',
    label: 'conforme a idade',
    toldPattern:
      /\b(?:maiores de?|menores de?|acima de?|ate|a partir de?|proibido para menores|\+)\s?\d{1,2}\s?anos\b|\bmaiores de 18\b|\bsomente adultos\b|\bacompanhad[oa]s? d/g,
    statedPattern: /\ban(?:inh)?os\b|maior|menor|adult|acompanhad|idade/,
  },
  {
    key: 'apresentando',
    label: 'mediante apresentação',
    toldPattern:
      /\b(?:mediante (?!agendamento|reserva)|apresentando|mostrando(?! (?:como|que|q|o|a|os|as|quando|por)\b)|com (?:carteirinha|comprovante|cupom|documento|receita|pedido medico)|trazendo|quem (?:trouxer|mostrar|apresentar|indicar|seguir|marcar|levar|usar)|aniversariante)/g,
    statedPattern:
      /apresent|mostr|carteirinha|comprovante|cupom|document|receita|traz|troux|traga|indic|leve|lev(?:ar|ando)|segu|aniversari|mediante|us(?:e|ar|ando)|pedido medico|marc/,
  },
  {
    key: 'limite',
    label: 'limite por cliente',
    toldPattern:
      /(?<![\d,.$])\b(?:[1-5]|um[a]?)\s(?:\w{1,15}\s)?por (?:cliente|cpf|pessoa|familia|casa)\b(?!\s(?:r\$|\d))|\blimite de \d/g,
    statedPattern: /por (?:cliente|cpf|pessoa|familia|casa)|limite|cada (?:cliente|pessoa|cpf)/,
  },
];
