import type { LegalRuleKey } from '../../domain/legalRules.ts';
import type { FindingCode } from '../../domain/remedies.ts';

/** What no text may say, whoever told it; folded. */
export interface Forbidden {
  readonly code: FindingCode;
  readonly message: string;
  readonly rule: LegalRuleKey;
  readonly pattern: RegExp;
  /** What, in the same sentence, makes it another thing. */
  readonly unless?: RegExp;
  /** Only where the owner's words or the text speak of this. */
  readonly where?: RegExp;
}

const alcohol =
  'cervejas?|chopp?e?s?|vinhos?|drinks?|drinques?|caipirinhas?|gins?|whisky|uisque|vodkas?|cachacas?|open bar|espumantes?|licor(?:es)?|quentao|batidas?|tequila|shots?|bebidas? alcoolicas?|happy hour|breja|geladinha alcoolica|sangria';
const minors =
  'criancas?|criancada|molecada|menores(?: de idade)?|adolescentes?|teens?|pre-adolescentes|estudantes do (?:ensino )?(?:medio|colegio)|galera d[ao] (?:colegio|escola|ensino medio)|alunos do (?:colegio|ensino medio)|1[2-7] anos|debutantes?|filhos|kids|pequenos|garotada';

export const forbidden: readonly Forbidden[] = [
  {
    code: 'alcohol-minors',
    message: 'Bebida alcoólica não pode ser oferecida a menores',
    rule: 'alcohol-minors',
    pattern: new RegExp(
      `\\b(?:${alcohol})\\b[^.!?\\n]{0,70}\\b(?:${minors})\\b|\\b(?:${minors})\\b[^.!?\\n]{0,70}\\b(?:${alcohol})\\b`,
      'g',
    ),
    unless:
      /\badult|\bpais\b|\bmaiores\b|\bsuco|\brefri|\bsem alcool|\bproibid|\bpara os maiores|\bnao (?:vende|serv|pode|e para)|\bespaco kids|\bbrinquedoteca|\bmae\b|\bmaes\b|\bparquinho|\bcha\b|enquanto (?:as|os|a)\b/,
  },
  {
    code: 'alcohol-minors',
    message: 'O texto convida menores a beber ou dispensa o documento',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:nao (?:pedimos|pedem|precisa de|exigimos|olhamos)|sem (?:pedir|precisar de|checar|conferir))\s(?:\w{1,8}\s)?(?:documentos?|identidade|rg|idade)\b/g,
    where: new RegExp(`\\b(?:${alcohol}|bar|balada|adega|distribuidora)\\b`),
  },
  {
    code: 'alcohol-excess',
    message: 'O texto incentiva a beber demais ou a dirigir depois',
    rule: 'alcohol-minors',
    pattern:
      /\b(?:beb[ae]r?|beba|tome|tomar)\s(?:\w{1,8}\s)?(?:ate cair|sem moderacao|sem limites?|todas|ate nao aguentar|ate esquecer)|\bencher a cara\b|\bate cair de bebad|\bbeba e dirija|\bdirig\w{1,4} (?:depois|bebad)/g,
    unless: /\bnao\b|\bnunca\b|\bse beber\b/,
  },
  {
    code: 'discrimination',
    message: 'O texto exclui ou ofende um grupo de pessoas',
    rule: 'discrimination',
    pattern:
      /\b(?:nao (?:aceitamos|atendemos|alugamos|contratamos|queremos|recebemos|servimos)|proibid[oa] (?:a )?(?:entrada de )?)\s(?:\w{1,6}\s)?(?:gays?|lesbicas?|homossexua|travest|trans\b|negr[oa]s?|pret[oa]s?|nordestin|baian|paraib|idos[oa]s?|velh[oa]s?|gord[oa]s?|deficientes?|estrangeir|haitian|venezuelan|macumbeir|evangelic|muculman|judeu|indio|ciganos?|pobres?|mulheres?|maes|gravidas?|favelad)|\b(?:so|somente|apenas|exclusivo)\s(?:para\s|pra\s)?(?:gente |pessoas |clientes |mulheres |homens )?(?:branc[oa]s?|hetero\w{0,8}|magr[oa]s|bonit[oa]s|jovens e bonit|cristaos|ricos)\b|\b(?:servico|coisa) de (?:preto|viado|bicha|mulherzinha|baiano|retardado|pobre)\b|\bcabelo (?:ruim|duro|de bombril)\b|\bprograma de indio\b|\bmulher (?:no|ao) volante\b|\bloira burra\b|\btraveco\b|\bretardad[oa]s?\b|\bmongol(?:oide)?\b|\baleijad[oa]s?\b|\bdenegri\w{1,4}\b|\bhomem de verdade\b|\bmulher de verdade\b|\bnao e (?:coisa )?(?:de|para|pra) (?:viado|bicha|mulher|homem)\b|\bpra macho\b|\bgordinhas? que se\b|\bcoisa de (?:homem|mulher)\b|\bnormal de cabelo liso\b/g,
    unless: /\bnao existe\b|\bchega de\b|\bquem disse\b|\bnao tem essa\b|\bmito\b/,
  },
  {
    code: 'discrimination',
    message: 'A vaga não pode escolher por sexo, idade, aparência ou família',
    rule: 'discrimination',
    pattern:
      /\bboa aparencia\b|\b(?:sexo|do sexo)\s(?:masculino|feminino)\b|\bidade (?:maxima|entre|de)\b|\b(?:de|entre)\s(?:1[6-9]|[2-4]\d)\s(?:a|e|ate)\s[2-5]\d\sanos\b|\bate (?:2|3|4)\d anos\b|\bsem filhos\b|\bsolteir[oa]s?\b|\b(?:so|somente|apenas|preferencia (?:por|para))\s(?:homens?|mulheres?|mocas?|rapazes|meninas|jovens|solteir)\b|\bjovens? (?:de|ate|bonit)|\bmagr[oa]s?\b|\bboa pinta\b|\bfoto de corpo/g,
    where:
      /\bvagas?\b[^.!?\n]{0,60}\b(?:de|para|pra|aberta|atendente|vendedor|cozinh|garcom|aux|emprego)|\bcontrata\w{0,4}|\bemprego\b|\bcurriculo|\bfreelancer|\bprecisamos de (?:um|uma)\b|\bprocura-?se\b|\bprocuramos\b/,
  },
  {
    code: 'disparagement',
    message: 'O texto fala mal de um concorrente',
    rule: 'competitors',
    pattern:
      /\b(?:diferente|ao contrario|longe) d(?:[aeo]s?|aquel[ae]s?)\s(?:\w{1,10}\s){0,2}(?:concorren\w{2,4}|vizinh[oa]s?|outr[oa]s?\s(?:lojas?|padarias?|saloes|salao|oficinas?|barbearias?|restaurantes?|pizzarias?|clinicas?|academias?|petshops?|pet shops?|escolas?|confeitarias?|lanchonetes?|empresas?|profissionais|marcas?|buffets?|farmacias?)|por ai)\b|\b(?:melhor|mais (?:barat|gostos|rapid|honest|limp|fresc)[oa]s?|superior)\s(?:do\s)?(?:que|a)\s(?:[oa]s?\s)?(?:[dn][aeo]s?\s)?(?:concorren\w{2,4}|vizinh[oa]|loja d[aeo]|padaria d[aeo]|pizzaria d[aeo]|salao d[aeo]|outr[oa]s? (?:lojas?|padarias?|pizzarias?|saloes|oficinas?|barbearias?|restaurantes?|clinicas?|academias?)|mc ?donald|burger king|bob.?s\b|subway|starbucks|boticario|natura\b|magalu|magazine luiza|casas bahia|americanas|shopee|shein|ifood|habib|cacau show|kopenhagen|smart ?fit|renner|riachuelo|c&a|havaianas|carrefour|assai|atacadao)|\b(?:nao caia|cansad[oa] d|chega d|fuja d|fug[ie]r? d)\w{0,3}\s[^.!?\n]{0,30}\b(?:concorren\w{2,4}|vizinh[oa]s? (?:ali|da rua|da esquina|de baixo)|outr[oa]s? (?:lojas?|padarias?|pizzarias?|saloes|oficinas?|barbearias?|restaurantes?|clinicas?))|\b(?:a|os|nossos|o)\s(?:concorren\w{2,4}|outr[oa]s (?:lojas|padarias|pizzarias|saloes|oficinas|barbearias|restaurantes|clinicas|academias|confeitarias|vendedores))\s(?:\w{1,10}\s){0,3}(?:engan|cobra[m]? (?:mais|caro|uma fortuna|o dobro)|vend\w{1,3} (?:velho|estragad|requentad|falsificad|porcaria|gato)|us(?:a|am) (?:produto|ingrediente|massa|oleo|po\b|essencia|gordura|resto|carne)|estraga\w{0,2}|queima\w{0,2}|mente[m]?|nao (?:sabe|tem|limpa|cuida|entrega|presta|lava)|enrola|faz(?:em)? (?:malfeito|mal feito|de qualquer jeito)|atrasa\w{0,2}|so quer)|\b(?:enquanto|la)\s(?:[oa]s?\s)?(?:concorren\w{2,4}|outr[oa]s? lojas?|vizinh[oa])\b|\bcopia(?:m)?\s(?:barata|mal ?feita|da gente)\b|\bimitac(?:ao|oes) barata|\b(?:esqueca|chega de|nada de|cansou d)\b[^.!?\n]{0,40}\b(?:d[aeo]s? outr[oa]s (?:lojas|padarias|pizzarias|saloes|oficinas|barbearias|restaurantes|clinicas|confeitarias|academias)|concorren\w{2,4})|\bdaquel\w{1,3}\s[^.!?\n]{0,30}\sd[aeo] (?:padaria|loja|pizzaria|salao|oficina|barbearia|restaurante|clinica|confeitaria|academia|mercado) (?:da esquina|ao lado|da frente|vizinh[oa]|da rua)/g,
  },
];
