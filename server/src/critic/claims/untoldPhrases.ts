import type { LegalRuleKey } from '../../domain/findings/legalRules.ts';
import type { ClaimCode } from '../../domain/findings/remedies.ts';

/** A claim that a text may make only if the owner's words make it too; matched against folded text. */
export interface UntoldPhrase {
  readonly code: ClaimCode;
  readonly message: string;
  readonly rule: LegalRuleKey;
  readonly pattern: RegExp;
}

/** States that a shop may claim to be the first in. */
const states =
  'acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso(?: do sul)?|minas gerais|minas|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:sul|norte)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins';

const allergen =
  'gluten|lactose|acucar(?:es)?|leite|ovos?|amendoim|castanhas?|soja|gordura trans|conservantes?|corantes?|agrotoxicos?|aditivos|parabenos?|sulfato|formol|amonia|alcool|crueldade|produtos? quimicos?|quimica';

export const untoldPhrases: readonly UntoldPhrase[] = [
  {
    code: 'invented-allergen',
    message: 'Você não contou isto do produto, e quem tem alergia confia no que lê',
    rule: 'food-claims',
    pattern: new RegExp(
      `\\b(?:sem|zero|livre de|isent[oa]s? de|nao (?:contem|leva|tem)|0%)\\s(?:(?:adicao de|nada de|nenhum|um pingo de)\\s)?(?:${allergen})\\b`,
      'g',
    ),
  },
  {
    code: 'invented-allergen',
    message: 'Você não contou isto do produto, e quem tem alergia ou restrição confia no que lê',
    rule: 'food-claims',
    pattern:
      /\b(?:vegan[oa]s?|organic[oa]s?|hipoalergenic[oa]s?|antialergic[oa]s?|diet|low carb|celiac[oa]s?|intolerantes?|diabetic[oa]s? (?:pode|podem|tambem)|(?:ideal|liberad[oa]|indicad[oa]|bom|boa|otim[oa]|perfeit[oa]|segur[oa]) para (?:diabetic|celiac|hipertens|gestante|intolerante|alergic)\w{0,4}|100% (?:natural|naturais|vegetal|organic[oa]s?)|dermatologicamente testad[oa]s?|cruelty[ -]free)\b/g,
  },
  {
    code: 'health-claim',
    message: 'Isto promete um efeito na saúde que você não contou e que precisa de prova',
    rule: 'health-claims',
    pattern:
      /\b(?:(?:fortalece|melhora|aumenta|reforca|ativa|acelera|regula|estimula|equilibra|baixa|reduz|controla|desintoxica|limpa|protege|turbina|ajuda n[ao])\w{0,2}\s(?:(?:[oa]s?|seu|sua|de|na|no|a|ate)\s){0,3}(?:imunidade|metabolismo|digestao|circulacao|colesterol|pressao(?: arterial)?|intestino|sistema imunologico|memoria|hormonios?|figado|coracao|glicemia|glicose|retencao de liquidos?|inflamacao|sangue|organismo|emagrecimento|perda de peso|ossos|articulacoes)|ric[oa]s? em (?:fibras?|vitaminas?|proteinas?|ferro|calcio|omega|antioxidantes?|nutrientes|minerais|colageno)|fontes? (?:natura(?:l|is) )?de (?:fibras?|vitaminas?|proteinas?|ferro|calcio|omega|antioxidantes?|energia natural)|(?:faz(?:em)?|e|otim[oa]|bom|boa) (?:muito )?(?:bem )?(?:pr[ao]|para) (?:a|o) (?:saude|imunidade|digestao|pele e cabelo|coracao|intestino|estomago|figado)|(?:acao|efeito|poder|propriedades?) (?:anti-?inflamatori[oa]s?|terapeutic[oa]s?|detox|medicina(?:l|is)|antioxidantes?|calmantes?|cicatrizantes?|curativ[oa]s?)|desincha|detox\b|rejuvenesce|(?:alivia|elimina|tira|acaba com|combate|reduz)\w{0,2} (?:(?:[oa]s?|sua|seu|suas|a)\s){0,2}(?:insonia|estresse e ansiedade|enxaqueca|ressaca|colica|azia|gastrite|celulite|gordura localizada|flacidez|rugas|linhas de expressao))\b/g,
  },
  {
    code: 'invented-credential',
    message: 'Você não contou este registro, título ou certificado',
    rule: 'truthful-advertising',
    pattern:
      /\b(?:certificad[oa]s?(?: (?:pel[ao]|em|por|internacional(?:mente)?|d[aeo](?! autoriza)))|certificacao|iso \d{3,5}|selo (?:de|do|da|verde|organico)\s?\w{0,12}|(?:aprovad|registrad|credenciad|licenciad|autorizad|homologad|recomendad|reconhecid)[oa]s? (?:pel[ao]s?|n[ao]|junto a[o]?) (?:anvisa|inmetro|mec\b|detran|conselho|ministerio|crea|crm|cro|oab|crefito|crn|crp|vigilancia|fabricante|dermatologistas?|dentistas?|medicos?|nutricionistas?|especialistas|veterinarios?|orgaos?)|(?:anvisa|inmetro) (?:aprova|certific)|especialistas? (?:em|n[ao]s?|formad)|especializad[oa]s? (?:em|n[ao]s?)|pos-graduad[oa]s?|graduad[oa]s? (?:em|pel)|mestre em|doutor[a]? em|phd\b|formad[oa]s? (?:em|pel[ao]|na|no)|diplomad[oa]s?|(?:profissiona(?:l|is)|equipe|tecnicos?|instrutor(?:es)?|professor(?:es|as)?|barbeiros?|manicures?) (?:100% )?(?:certificad|habilitad|credenciad|diplomad|formad|graduad|treinad[oa]s? (?:em|n[ao]|pel))[oa]s?|assistencia (?:tecnica )?autorizada|revendedor[a]? (?:oficial|autorizad[oa])|distribuidor[a]? oficial|(?:cro|crm|oab|crn|crp|crefito|creci|crea|cnpj|crmv)(?:[-/ ][a-z]{2})?[\s:nº.°]{0,4}\d{3,}|parceir[oa] oficial|garantia de fabrica|direto d[ae] fabrica)\b/g,
  },
  {
    code: 'invented-prize',
    message: 'Você não contou este prêmio, título ou nota',
    rule: 'awards',
    pattern:
      /\b(?:premiad[oa]s?|multipremiad[oa]s?|(?:vencedor[a]?s?|ganhador[a]?s?|campe(?:a|ao|oes)) (?:d[aeo]s?|em|nacional|estadual)\s\w{2,16}|ganh(?:amos|ou|ei) (?:o|um|varios) premio|(?:lev|ganh|conquist)(?:ou|amos) (?:[oa] )?(?:medalha|ouro|prata|bronze|trofeu)|premio (?:de|d[ao]|nacional|melhor)\s?\w{0,14}|medalha de (?:ouro|prata|bronze)|eleit[oa]s? (?:[oa]|como|pel[ao]s?|por|d[ao]|\w{3,14} d[oa]|melhor)|(?:padaria|escola|loja|marca|salao|bar|pizzaria|oficina|clinica|restaurante|academia|empresa|profissional|destaque) do ano\b|(?:nota|avaliacao) (?:maxima|10|dez|5|cinco|5,0|4[.,]\d)\b[^.!?\n]{0,16}\b(?:google|ifood|avaliac|clientes|facebook|tripadvisor)|(?:5|cinco) estrelas(?! (?:no ceu))|mais bem avaliad[oa]s?|recordistas?|lideres? (?:de vendas|em|n[ao]s?|d[ao]s?)\s\w{2,14}|tricampe|bicampe|top of mind|selecionad[oa] pel[ao] guia|estrela michelin)\b/g,
  },
  {
    code: 'invented-ranking',
    message: 'Você não contou que está em primeiro lugar ou entre os melhores, e isso precisa de prova',
    rule: 'truthful-advertising',
    pattern:
      /\b(?:(?:[oa]s?|somos|e)\s)?(?:(?:numero\s?(?:1|um)|n[.º°]{1,2}\s?(?:1|um)|n1|(?<=\b(?:somos|e|[oa]s?)\s)no 1)\b(?![ºª°])(?!\s(?:d[oae]s? (?:semana|dia|mes|lista|passos?)|e\b|0|,))|(?:1[oaº°ª]|primeir[oa]) lugar (?:d[aeo]|em|n[ao])\b|(?<!\b(?:salv|guard|mand|tra[zg]|envi|mostr|junt|escolh|busc|procur)\w{0,4} (?:(?:[ao]s?|um[a]?s?|su[ao]s?|tu[ao]s?|minhas?) ){0,2})referencia (?:n[ao]s?|em|d[aeo]s?)\s\w{3,16}|(?:[oa]s? )?(?:melhor(?:es)?|maior(?:es)?|mais (?:complet[oa]|querid[oa]|famos[oa]|procurad[oa]|vendid[oa]|gostos[oa]|tradicional|antig[oa]|barat[oa]|amad[oa]|premiad[oa]|pedid[oa]|recomendad[oa]|moderna?|confiavel|elogiad[oa]|bonit[oa]|saboros[oa]|rapid[oa]|visitad[oa]))s?(?:\s(?!dia|hora|jeito|momento|mae|pai|amig|amor|abrac|colo|parte|lugar|vist|fase|semana|epoca|tempo|frio|calor|transito|inverno|verao|festa junina)[a-z]{2,14}){0,4}?\s(?:d[aeo]|em|de tod[ao] [ao]?|na|no)\s(?:cidade|bairro|regiao|estado|brasil|pais|zona (?:norte|sul|leste|oeste)|capital|centro|interior|nordeste|norte|sul|sudeste|litoral|vale|serra gaucha|grande \w{3,12}|_{2,80})|menor(?:es)? precos? d[aeo]|precos? mais (?:baixo|barato)s? d[aeo]|unic[oa]s? (?:d[ao]|n[ao]|em) (?:cidade|bairro|regiao|estado|brasil|pais|@{2,80}))\b/g,
  },
  {
    code: 'invented-ranking',
    message: 'Você não contou que está em primeiro lugar ou entre os melhores, e isso precisa de prova',
    rule: 'truthful-advertising',
    pattern: new RegExp(
      `\\b(?:segund[oa]|terceir[oa]|quart[oa]|uma? d[oa]s (?:\\d{1,2}|tres|cinco|dez))\\s(?:maior(?:es)?|melhor(?:es)?|mais [a-z]{4,14})\\s[a-z]{3,16}|\\btop\\s?(?:3|5|10|20|50|100|tres|cinco|dez)\\b|\\bentre [oa]s (?:\\d{1,3} |tres |cinco |dez |vinte )?(?:melhores|maiores|mais (?:vendid|procurad|votad|premiad|indicad|buscad)[oa]s)\\b|\\b(?:a|o|as|os|somos|e)\\s(?:maior|melhor|mais [a-z]{4,14})(?:es|s)?\\s(?:[a-z]{2,14}\\s){0,5}?(?:d[aeo]|em|no|na)\\s(?:tod[oa]\\s)?(?:[ao]\\s)?(?:mundo|planeta|america latina|sul do pais|ramo|setor|segmento|categoria|mercado|${states})\\b|\\b(?:lider(?:es)?|campea|numero um|primeir[oa]) (?:em|de) (?:vendas|avaliac\\w{2,4}|satisfacao|aprovac\\w{2,4}|alunos|clientes|numero)\\b|\\bem numero de (?:alunos|clientes|lojas|vendas|unidades)\\b`,
      'g',
    ),
  },
];

/** Customers who praise the shop. */
export const praisePhrases: readonly RegExp[] = [
  /\b(?:noss[ao]s|[oa]s)\s(?:client[ea]s?|alun[ao]s|pacientes|hospedes|noivas|maes|tutor(?:es|as)|fregueses)\s(?:\w{2,12}\s){0,1}(?:amam|adoram|aprovam|recomendam|elogiam|dizem|falam|contam|juram|relatam|confirmam|comentam|nao vivem sem|sao apaixonad[oa]s)\b/g,
  /\b(?:veja|confira|olha|leia|ouca)\so\sque\s(?:[oa]s?\s)?(?:noss[oa]s\s)?(?:client\w{2,3}|alun\w{2}|pacientes|estao|andam|dizem|quem)\b[^.!?\n]{0,30}\b(?:diz|dizem|dizendo|falam|falando|acharam|achou)/g,
  /\bsegundo\s(?:[oa]s?\s)?(?:noss[oa]s\s)?(?:client[ea]s?|pacientes|alun[oa]s)\b|\bclientes? satisfeit[oa]s?\b|\bpesquisas? (?:mostra|comprova|indica)m?\b|\bcomprovad[oa] cientificamente\b|\bcientificamente comprovad[oa]s?\b|\bestudos (?:comprovam|mostram|indicam)\b/g,
  /\b(?:[oa]s?|um|uma)\s(?:\w{3,14}\s){1,2}?,?\s?que\s(?:fez|fizeram|veio|vieram|comprou|compraram|esteve|estiveram|provou|provaram|contratou|contrataram)\b[^.!?\n]{0,50},\s(?:disse|contou|garantiu|jurou|disseram|contaram|garantiram|juraram)\s(?:que|para|pra)\b/g,
  /\b(?:dona|seu|sr[a]?\.?|a|o)\s[a-z]{3,12}(?:,\s(?:client[ea]|d[aeo]\s[a-z]{3,12}|\d{2}\sanos),?)?\s(?:perdeu\s\d|emagreceu|eliminou\s\d|recuperou|passou a|conseguiu em|ficou sem dor|curou)/g,
  /\b[a-z]{3,12},\s\d{2}\sanos,?\s(?:perdeu|emagreceu|eliminou|conseguiu|voltou|diz|conta)/g,
];

/** Praise that nobody can measure: shown to the owner, never refused. */
export const superlativePhrases: readonly RegExp[] = [
  /\b(?:[oa]s?)\smelhor(?:es)?\s(?!dia|hora|horario|jeito|momento|forma|parte|data|opcao|para\b|pra\b|pro\b|que\b|e\b|fase|lugar|amig|presente que|versao|epoca|tempo|angulo|maneira|caminho|foto|resposta|escolha|hor|sabor para|tamanho|modelo|form|companh|coisa)[a-z]{3,16}/g,
  /\b(?:imbativ(?:el|eis)|incomparav(?:el|eis)|inigualav(?:el|eis)|insuperav(?:el|eis)|sem igual|o mais \w{3,14} do mundo|perfeicao em)\b/g,
];
