import type { LegalRuleKey } from '../../domain/findings/legalRules.ts';
import type { ClaimCode } from '../../domain/findings/remedies.ts';

/** A phrase that no text may have, whether or not the owner told it; matched against folded text. */
export interface ForbiddenPhrase {
  readonly code: ClaimCode;
  readonly message: string;
  readonly rule: LegalRuleKey;
  readonly pattern: RegExp;
  /** If this stands in the same sentence, the phrase is allowed. */
  readonly unlessInSentence?: RegExp;
  /** The phrase is forbidden only if this stands in the text or in the owner's words. */
  readonly requiredInTextOrOwnWords?: RegExp;
  /** The phrase is forbidden only if this stands in the text, in whatever sentence. */
  readonly requiredInText?: RegExp;
  /** If this stands in the text, in whatever sentence, the phrase is allowed. */
  readonly unlessInText?: RegExp;
}

const alcohol =
  'cervejas?|chopp?e?s?|vodcas?|aperol|vinhos?|drinks?|drinques?|caipirinhas?|gins?|whisky|uisque|vodkas?|cachacas?|open bar|espumantes?|licor(?:es)?|quentao|batidas?|tequila|shots?|bebidas? alcoolicas?|happy hour|breja|geladinha alcoolica|sangria';
const minors =
  'criancas?|criancada|molecada|menores(?: de idade)?|adolescentes?|teens?|pre-adolescentes|estudantes do (?:ensino )?(?:medio|colegio)|galera d[ao] (?:colegio|escola|ensino medio)|alunos do (?:colegio|ensino medio)|1[2-7] anos|debutantes?|filhos|kids|pequenos|garotada';

/** What leads from the shop to another one, and what disparages that one. */
const comparisonLead =
  '\\b(?:diferente(?:mente)? d[aeo]s?|ao contrario d[aeo]s?|nao caia n[ao]s?|cuidado com|fuja d[aeo]s?|foge d[aeo]s?|longe d[aeo]s?|enquanto [oa]s?|ja [oa]s?|la n[ao]s?|nad[ao] a ver com|melhor (?:do )?que|n[ao]s? outr[oa]s?|tem gente que|tem (?:loja|oficina|salao|padaria|lugar) que)\\s(?!(?:quem|voce|que voce|outros? (?:dias?|anos?))\\b)';
const disparagingWords =
  'engan\\w{1,4}|enrol\\w{1,3}|mente(?:m)?\\b|some(?:m)? (?:quando|na hora|depois)|cobra(?:m)? (?:caro|mais caro|uma fortuna|o dobro|por fora)|peca falsa|falsificad\\w{1,2}|estraga(?:m|r)?\\b|devolve(?:m)? \\w{1,12} (?:pior|quebrad)|(?:serve|vende)(?:m)? (?:comida |coisa |produto )?(?:velh|estragad|requentad|vencid|podre|porcaria)|porcaria|lixo|ladr(?:ao|oes)|roub\\w{1,3}|picaret\\w{1,4}|caloteir\\w{1,2}|golpist\\w{1,2}|mal ?feit\\w{1,2}|nao presta|deixa(?:m)? na mao|faz(?:em)? de qualquer jeito|passa(?:m)? um paninho|massa pronta|produto vencido|atendem mal|trata(?:m)? mal|sem higiene|suj[oa]s?\\b';

/** Kinds of shops that a competitor may have. */
const shopKinds =
  '(?:lojas?|padarias?|saloes|salao|oficinas?|barbearias?|restaurantes?|pizzarias?|clinicas?|academias?|pet ?shops?|escolas?|confeitarias?|lanchonetes?|bar|bares|mercados?|farmacias?|oticas?|concorren\\w{2,4}|vizinh[oa]s?)';

/** Groups of people that no business may turn away. */
const protectedGroups =
  'estrangeir[oa]s?|imigrantes?|refugiad[oa]s?|haitian[oa]s?|venezuelan[oa]s?|bolivian[oa]s?|african[oa]s?|nordestin[oa]s?|nortistas?|gente (?:preta|negra|de cor|pobre|gorda)|pessoas? (?:pretas?|negras?|gordas?|trans|gays?)|gays?|lesbicas?|homossexua\\w{2,4}|bissexua\\w{2,4}|travestis?|transexua\\w{2,4}|lgbt\\w{0,4}|mesmo sexo|casa(?:l|is) (?:de verdade|hetero\\w{0,8}|normais|tradiciona\\w{1,2})|homem (?:e|com) mulher|familias? (?:de verdade|tradiciona\\w{1,2}|normais)|candomble|umband\\w{1,4}|macumb\\w{1,5}|matriz(?:es)? africana|religi(?:ao|oes) (?:de|afro)|evangelic[oa]s?|crentes|muculman[oa]s?|judeus?|ateus?|deficientes?|pessoas? com deficiencia|cadeirantes?|autistas?|ciganos?|favelad[oa]s?|gente da favela';

/** Words that can only mean minors, and are forbidden in a text with a drink wherever the drink stands. */
const addressedMinors =
  '(?:adolescentes?|teens?|menores de (?:18|idade)|debutantes?|festas? de (?:15|quinze) anos|ensino medio|(?:prova|recreio|galera|turma|pessoal|saida|formatura) d[aoe]s? (?:colegio|escola|terceiroes|terceirao)|terceir(?:ao|oes)|tem (?:1[2-7]|quinze|dezesseis|dezessete)(?: ou (?:1[2-7]|dezessete))? anos|1[2-7] (?:a|e|ou) 1[2-7] anos|quem (?:ainda )?nao (?:fez|tem) (?:18|dezoito)|(?:nono|oitavo|setimo|[6-9][oº°]) ano|ensino fundamental|formand[oa]s d[oae] (?:colegio|escola|ensino|nono|fundamental)|gremio estudantil|hora do recreio|(?:depois|saida) da escola|uniforme da escola)';

/** "criança até 10 não paga, quentão 8": minors come in free, and the drink is not offered to them. */
const freeEntryOfMinors = `\\b(?:${minors})\\b(?:\\sate)?(?:\\s\\d{1,2})?(?:\\sanos)?,?\\s(?:nao pagam?|pagam? (?:meia|metade)|entram? (?:gratis|de graca))\\b(?!,?\\s(?:[ao]s?\\s|pel[ao]s?\\s)?(?:${alcohol})\\b(?!\\s(?:a\\s|por\\s)?(?:r\\$\\s?)?\\d))`;

export const forbiddenPhrases: readonly ForbiddenPhrase[] = [
  {
    code: 'alcohol-minors',
    message: 'Bebida alcoólica não pode ser oferecida a menores',
    rule: 'alcohol-minors',
    pattern: new RegExp(
      `\\b(?:${alcohol})\\b[^.!?\\n]{0,70}\\b(?:${minors})\\b|\\b(?:${minors})\\b[^.!?\\n]{0,70}\\b(?:${alcohol})\\b`,
      'g',
    ),
    unlessInSentence: new RegExp(
      `\\badult|\\bpais\\b|\\bmaiores\\b|\\bsuco|\\brefri|\\bsem alcool|\\bproibid|\\bpara os maiores|\\bnao (?:vende|serv|pode|e para|(?:tem|ha|teremos|havera) bebidas?)|\\bespaco kids|\\bbrinquedoteca|\\bmae\\b|\\bmaes\\b|\\bparquinho|\\bcha\\b|enquanto (?:as|os|a)\\b|${freeEntryOfMinors}`,
    ),
  },
  {
    code: 'alcohol-minors',
    message: 'Bebida alcoólica não pode ser oferecida a menores',
    rule: 'alcohol-minors',
    pattern: new RegExp(`\\b(?:${addressedMinors})\\b`, 'g'),
    unlessInSentence:
      /(?<!\b(?:vida|fase|idade) )\badult|\bpais\b|\bmaiores\b|\bsuco|\brefri|\bsem alcool|\bproibid|\bnao (?:vende|serv|pode|e para|entra)|\bespaco kids|\bmae|\bprofessor|\buniforme|\bmaterial|\bacompanhad/,
    requiredInText: new RegExp(`\\b(?:${alcohol})\\b`),
  },
  {
    code: 'alcohol-minors',
    message: 'O texto convida menores a beber ou dispensa o documento',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:nao (?:pedimos|pedem|precisa de|exigimos|olhamos)|sem (?:pedir|precisar de|checar|conferir))\s(?:\w{1,8}\s)?(?:documentos?|identidade|rg|idade)\b/g,
    requiredInTextOrOwnWords: new RegExp(`\\b(?:${alcohol}|bar|balada|adega|distribuidora)\\b`),
  },
  {
    code: 'alcohol-minors',
    message: 'Bebida alcoólica não pode ser vendida a menores',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:menor(?:es)?(?: de (?:idade|18))?|adolescente|filho|de menor)\??\s[^.!\n]{0,16}\b(?:pode(?:m)?|tambem pode|consegue|sem problema|esta liberad\w)\b(?!\s(?:nao|entrar|comer|beber suco))/g,
    requiredInText: new RegExp(`\\b(?:${alcohol})\\b`),
    unlessInSentence: /\bnao (?:pode|vend|serv|e permitid)|\bproibid|\bsuco|\brefri|\bentra\b|\bbrinqued|\bparquinho/,
  },
  {
    code: 'alcohol-minors',
    message: 'O texto convida menores a beber',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:turmas?|galera|pessoal|alun[oa]s|amigos|toda|todos)\s(?:\w{1,8}\s){0,2}(?:d[oa]\s)?(?:ensino medio|colegio|escola)\b|\b(?:d[aeo]s?|para|pra)\s(?:[oa]s\s)?(?:adolescentes|debutantes?|menores de idade)\b|\b(?:tem|com|de|faz|fez)\s1[0-7](?:\s(?:a|e|ou)\s1[0-7])?\sanos\b/g,
    requiredInText: new RegExp(`\\b(?:${alcohol}|vodcas?|brindar|energeticos? com)\\b`),
    unlessInText:
      /(?<!\b(?:vida|fase|idade) )\badult|\bpais\b|\bresponsave|\bsem alcool|\bproibid|\bnao (?:vende|serv|pode|entra|e permitid)|\b(?:so|apenas|somente) (?:para )?maior|\bmaiores de (?:18|idade)|\brefri|\bsuco/,
  },
  {
    code: 'alcohol-excess',
    message: 'O texto incentiva a beber demais ou a dirigir depois',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:beb[ae]r?|beba|tome|tomar)\s(?:\w{1,8}\s)?(?:ate cair|sem moderacao|sem limites?|todas|ate nao aguentar|ate esquecer)|\bencher a cara\b|\bate cair de bebad|\bbeba e dirija|\bdirig\w{1,4} (?:depois|bebad)/g,
    unlessInSentence: /\bnao\b|\bnunca\b|\bse beber\b/,
  },
  {
    code: 'discrimination',
    message: 'O texto exclui ou ofende um grupo de pessoas',
    rule: 'discrimination',
    pattern:
      /\b(?:nao (?:aceitamos|atendemos|alugamos|contratamos|queremos|recebemos|servimos)|proibid[oa] (?:a )?(?:entrada de )?)\s(?:\w{1,6}\s)?(?:gays?|lesbicas?|homossexua|travest|trans\b|negr[oa]s?|pret[oa]s?|nordestin|baian|paraib|idos[oa]s?|velh[oa]s?|gord[oa]s?|deficientes?|estrangeir|haitian|venezuelan|macumbeir|evangelic|muculman|judeu|indio|ciganos?|pobres?|mulheres?|maes|gravidas?|favelad)|\b(?:so|somente|apenas|exclusivo)\s(?:para\s|pra\s)?(?:gente |pessoas |clientes |mulheres |homens )?(?:branc[oa]s?|hetero\w{0,8}|magr[oa]s|bonit[oa]s|jovens e bonit|cristaos|ricos)\b|\b(?:servico|coisa) de (?:preto|viado|bicha|mulherzinha|baiano|retardado|pobre)\b|\bcabelo (?:ruim|duro|de bombril)\b|\bprograma de indio\b|\bmulher (?:no|ao) volante\b|\bloira burra\b|\btraveco\b|\bretardad[oa]s?\b|\bmongol(?:oide)?\b|\baleijad[oa]s?\b|\bdenegri\w{1,4}\b|\bhomem de verdade\b|\bmulher de verdade\b|\bnao e (?:coisa )?(?:de|para|pra) (?:viado|bicha|mulher|homem)\b|\bpra macho\b|\bgordinhas? que se\b|\bcoisa de (?:homem|mulher)\b|\bnormal de cabelo liso\b/g,
    unlessInSentence: /\bnao existe\b|\bchega de\b|\bquem disse\b|\bnao tem essa\b|\bmito\b/,
  },
  {
    code: 'discrimination',
    message: 'O texto exclui um grupo de pessoas',
    rule: 'discrimination',
    pattern:
      /\b(?:nao|sem|exceto|menos|prefere nao)\s(?:\w{1,12}\s){0,3}?(?:(?:para|pra|com|a|de|por)\s)?(?:[oa]s?\s)?(?:estrangeir[oa]s|imigrantes|refugiad[oa]s|nordestin[oa]s|homossexuais|gays|lesbicas|transexuais|lgbt\w{0,4}|umbandistas|candomble|umbanda|evangelicos|muculmanos|judeus|pessoas (?:negras|pretas|trans|gordas|idosas|com deficiencia)|casais (?:gays|homoafetivos|do mesmo sexo))\b|\breligiao de matriz africana\b|\bcasa(?:l|is) (?:de verdade|normal|normais|hetero\w{0,8}|tradicional|tradicionais)\b|\b(?:so|somente|apenas)\s(?:\w{1,10}\s){0,3}homem e mulher\b/g,
    unlessInSentence:
      /\bdiscrimin|\brespeit|\bbem-vind|\bacolh|\bsem distinc|\bfaz diferenca\b|\bnao importa\b|\bfestival\b/,
  },
  {
    code: 'discrimination',
    message: 'O texto exclui um grupo de pessoas',
    rule: 'discrimination',
    pattern: new RegExp(
      `\\b(?:nao|nem|exceto|menos|proibid[oa]|so|somente|apenas|exclusiv\\w{1,6}|preferencia|prefer\\w{1,3}|dispens\\w{1,4}|evit\\w{1,4})\\b[^.!?\\n]{0,50}\\b(?:${protectedGroups})\\b`,
      'g',
    ),
    unlessInSentence:
      /\bnao existe\b|\bchega de\b|\bquem disse\b|\bnao tem essa\b|\bmito\b|\bnao (?:so|apenas|importa|interessa|discrimin|faz diferenca|toler|aceitamos (?:preconceito|discrimina))|\btambem\b|\bbem-?vind|\bdia d|\bpreconceito|\bacessib|\bdesconto|\bgratuidade/,
  },
  {
    code: 'discrimination',
    message: 'A vaga não pode escolher por sexo, idade, aparência ou família',
    rule: 'discrimination',
    pattern:
      /\bboa aparencia\b|\b(?:sexo|do sexo)\s(?:masculino|feminino)\b|\bidade (?:maxima|entre|de \d)|\b(?:de|entre)\s(?:1[6-9]|[2-4]\d)\s(?:a|e|ate)\s[2-5]\d\sanos\b|\bate (?:2|3|4)\d anos\b|\bsem filhos\b|\bsolteir[oa]s?\b|\b(?:so|somente|apenas|preferencia (?:por|para))\s(?:homens?|mulheres?|mocas?|rapazes|meninas|jovens|solteir)\b|\bjovens? (?:de|ate|bonit)|\bmagr[oa]s?\b|\bboa pinta\b|\bfoto de corpo/g,
    requiredInTextOrOwnWords:
      /\bvagas?\b[^.!?\n]{0,60}\b(?:de|para|pra|aberta|atendente|vendedor|cozinh|garcom|aux|emprego)|\bcontrata\w{0,4}|\bemprego\b|\bcurriculo|\bfreelancer|\bprecisamos de (?:um|uma)\b|\bprocura-?se\b|\bprocuramos\b/,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern: new RegExp(
      `\\b(?:como|igual|que nem)\\s(?:(?:faz|fazem|fez|acontece|fazia)\\s)?(?:n?[oa]s?|outr[oa]s?|cert[oa]s?|muit[oa]s?)\\s${shopKinds}\\b|\\b(?:o|a|os|as|aquel[ea]s?|outr[oa]s?|muit[oa]s?)\\s${shopKinds}\\s(?:ao lado|da esquina|da frente|d[ao] (?:avenida|rua|centro|outra rua)|vizinh[oa]s?|por ai|daqui)\\b[^.!?\\n]{0,40}?\\b(?:${disparagingWords}|nao|so quer|quente|fri[oa]|sem gosto|empurra\\w{0,2}|atrasa\\w{0,2}|car[oa])`,
      'g',
    ),
    unlessInSentence: /\bgolpe|\bfraude|\bfica\b|\bao lado d|\bparceir|\bjunto\b/,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern: new RegExp(`${comparisonLead}[^.!?\\n]{0,60}\\b(?:${disparagingWords})`, 'g'),
    unlessInSentence: /\bgolpe|\bfraude|\bboato|\bmito\b/,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern:
      /\b(?:diferente d|ao contrario d|nao e como|nao (?:caia|va)|fuja d|fugir d|cuidado com|longe d|em vez d)\w{0,3}\s[^.!?\n]{2,50}?\bque\s[^.!?\n]{0,50}?(?:engana|enrola|rouba|mente\b|explora|some\b|sumiu|atrasa|estraga|cobra[m]? (?:caro|mais|uma fortuna)|peca falsa|produto falso|falsific|caloteir|de segunda mao|porcaria|mal ?feit|passa um paninho|nao (?:presta|entrega|limpa|sabe|cumpre))/g,
    unlessInSentence: /\bgolpe|\bdengue\b|\bmosquito|\bcelular\b|\bfila\b|\bpreguica|\bcalor\b/,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern:
      /\b(?:diferente|ao contrario|longe) d(?:[aeo]s?|aquel[ae]s?)\s(?:\w{1,10}\s){0,2}(?:concorren\w{2,4}|vizinh[oa]s?|outr[oa]s?\s(?:lojas?|padarias?|saloes|salao|oficinas?|barbearias?|restaurantes?|pizzarias?|clinicas?|academias?|petshops?|pet shops?|escolas?|confeitarias?|lanchonetes?|empresas?|profissionais|marcas?|buffets?|farmacias?)|por ai)\b|\b(?:melhor|mais (?:barat|gostos|rapid|honest|limp|fresc)[oa]s?|superior)\s(?:do\s)?(?:que|a)\s(?:[oa]s?\s)?(?:[dn][aeo]s?\s)?(?:concorren\w{2,4}|vizinh[oa]|loja d[aeo]|padaria d[aeo]|pizzaria d[aeo]|salao d[aeo]|outr[oa]s? (?:lojas?|padarias?|pizzarias?|saloes|oficinas?|barbearias?|restaurantes?|clinicas?|academias?)|mc ?donald|burger king|bob.?s\b|subway|starbucks|boticario|natura\b|magalu|magazine luiza|casas bahia|americanas|shopee|shein|ifood|habib|cacau show|kopenhagen|smart ?fit|renner|riachuelo|c&a|havaianas|carrefour|assai|atacadao)|\b(?:nao caia|cansad[oa] d|chega d|fuja d|fug[ie]r? d)\w{0,3}\s[^.!?\n]{0,30}\b(?:concorren\w{2,4}|vizinh[oa]s? (?:ali|da rua|da esquina|de baixo)|outr[oa]s? (?:lojas?|padarias?|pizzarias?|saloes|oficinas?|barbearias?|restaurantes?|clinicas?))|\b(?:a|os|nossos|o)\s(?:concorren\w{2,4}|outr[oa]s (?:lojas|padarias|pizzarias|saloes|oficinas|barbearias|restaurantes|clinicas|academias|confeitarias|vendedores))\s(?:\w{1,10}\s){0,3}(?:engan|cobra[m]? (?:mais|caro|uma fortuna|o dobro)|vend\w{1,3} (?:velho|estragad|requentad|falsificad|porcaria|gato)|us(?:a|am) (?:produto|ingrediente|massa|oleo|po\b|essencia|gordura|resto|carne)|estraga\w{0,2}|queima\w{0,2}|mente[m]?|nao (?:sabe|tem|limpa|cuida|entrega|presta|lava)|enrola|faz(?:em)? (?:malfeito|mal feito|de qualquer jeito)|atrasa\w{0,2}|so quer)|\b(?:enquanto|la)\s(?:[oa]s?\s)?(?:concorren\w{2,4}|outr[oa]s? lojas?|vizinh[oa])\b|\bcopia(?:m)?\s(?:barata|mal ?feita|da gente)\b|\bimitac(?:ao|oes) barata|\b(?:esqueca|chega de|nada de|cansou d)\b[^.!?\n]{0,40}\b(?:d[aeo]s? outr[oa]s (?:lojas|padarias|pizzarias|saloes|oficinas|barbearias|restaurantes|clinicas|confeitarias|academias)|concorren\w{2,4})|\bdaquel\w{1,3}\s[^.!?\n]{0,30}\sd[aeo] (?:padaria|loja|pizzaria|salao|oficina|barbearia|restaurante|clinica|confeitaria|academia|mercado) (?:da esquina|ao lado|da frente|vizinh[oa]|da rua)/g,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern: new RegExp(
      `\\b(?:nao e|nada de|chega de|longe d)\\b[^.!?\\n]{0,12}aquel[ae]s?\\b[^.!?\\n]{0,40}\\b${shopKinds}\\s(?:d[ae]\\s)?(?:esquina|rua|cima|baixo|frente|tras|ali|la|ao lado|vizinh[oa])\\b|\\bnada de\\s${shopKinds}\\b[^.!?\\n]{0,20}\\b(?:como|igual|feito)\\s(?:a\\s)?aquel[ae]s?\\b|\\b[oa]s outr[oa]s\\s[a-z]{4,16}s\\s(?:d[aeo]s?\\s(?:cidade|bairro|regiao|rua)|por ai)\\b[^.!?\\n]{0,40}\\b(?:${disparagingWords})`,
      'g',
    ),
  },
  {
    code: 'discrimination',
    message: 'O texto exclui ou ofende um grupo de pessoas',
    rule: 'discrimination',
    pattern:
      /\b(?:so|somente|apenas|exclusiv\w{1,6})\s(?:para|pra)\s(?:quem (?:e|for|tem)|gente|pessoas|familias)\s(?:d[ae]\s)?(?:(?:noss|mesm)a\s)(?:fe|religiao|crenca|raca|cor)\b|\bnao (?:cai|fica|veste|combina)\w{0,2}\s(?:bem\s|bonit[oa]\s)?(?:em|para|pra|com|n[ao]s?)\s(?:[oa]s?\s|quem e\s)?(?:gord\w{1,7}|velh[oa]s?|pret[oa]s?|negr[oa]s?|baixinh[oa]s?)\b|\b(?:meninas?|mulher(?:es)?)\s(?:aqui\s)?nao\s(?:joga|entra|participa|pode (?:jogar|entrar|participar))m?\b/g,
    unlessInSentence: /\bnao existe\b|\bchega de\b|\bquem disse\b|\bmito\b/,
  },
  {
    code: 'alcohol-minors',
    message: 'O texto convida menores a beber',
    rule: 'alcohol-minors',
    pattern: new RegExp(
      `\\b(?:${minors})\\s(?:(?:tambem|podem|pode)\\s){0,2}(?:prova[mr]?|bebe[mr]?|toma[mr]?)\\s(?:(?!suco|refri|agua)[^.!?;\\n]){0,20}\\b(?:tacinhas?|tacas?|golinhos?|goles?|${alcohol})\\b`,
      'g',
    ),
    unlessInSentence: /\b(?:criancas?|menores|adolescentes) (?:nao|nunca)\b/,
    requiredInText: new RegExp(`\\b(?:${alcohol})\\b`),
  },
];
