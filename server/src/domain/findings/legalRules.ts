/** A rule of law or of a council that a text may break, as it is explained to the owner. No legal advice. */
export interface LegalRule {
  /** The law, resolution or code. */
  readonly source: string;
  readonly article: string | null;
  /** What it asks, in one sentence for the owner. */
  readonly summary: string;
  /** What to write instead. */
  readonly instead: string;
  /** Where it can be read. */
  readonly url: string;
  /** The day on which the entry was last checked, as YYYY-MM-DD. */
  readonly checkedOn: string;
  /**
   * What the entry was compared with on that day: the words of the articles that it names, as they are published or quoted
   * by a council or a collection of laws; a part of them; or nothing that could be found.
   */
  readonly comparedWith: 'text' | 'part' | 'nothing';
}

const checkedOn = '2026-11-22';
const planalto = 'https://www.planalto.gov.br/ccivil_03/';

/** The rules that findings rest on (`Finding.rule`). */
export const legalRules = {
  'price-shown': {
    source: 'Lei 10.962/2004 e Código de Defesa do Consumidor',
    article: 'art. 2º da lei; art. 6º, III, do código',
    summary:
      'Quem anuncia para vender pela internet mostra o preço à vista junto do produto ou serviço, sem que seja preciso perguntar.',
    instead: 'Escreva o preço no texto, ou deixe [preencher: preço].',
    url: `${planalto}_ato2004-2006/2004/lei/l10.962.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  'truthful-advertising': {
    source: 'Código de Defesa do Consumidor',
    article: 'arts. 36 e 37',
    summary: 'Tudo o que o anúncio afirma precisa ser verdade, e quem anuncia precisa poder provar.',
    instead: 'Conte só o que você pode mostrar: o que é, quanto custa, até quando vale.',
    url: `${planalto}leis/l8078compilado.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  'binding-offer': {
    source: 'Código de Defesa do Consumidor',
    article: 'art. 30',
    summary: 'O preço e a condição que o anúncio promete obrigam a loja a cumprir.',
    instead: 'Confira se preço, prazo e condição são os que você quer oferecer.',
    url: `${planalto}leis/l8078compilado.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  'prize-draw': {
    source: 'Lei 5.768/1971',
    article: 'art. 1º',
    summary:
      'Dar prêmio por sorteio, vale‑brinde ou concurso para divulgar um negócio precisa de autorização antes, e só empresa pode pedir.',
    instead: 'Troque o sorteio por um brinde igual para todos, ou escreva o número da autorização.',
    url: `${planalto}leis/l5768.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  'alcohol-minors': {
    source: 'Estatuto da Criança e do Adolescente e código do CONAR',
    article: 'art. 81, II, do estatuto; anexos A, P e T do código',
    summary:
      'Bebida alcoólica não se vende a menores de 18 anos, e o anúncio não fala com eles nem incentiva a beber demais.',
    instead: 'Fale da bebida só para adultos, e dos sucos para os menores.',
    url: `${planalto}leis/l8069.htm`,
    checkedOn,
    comparedWith: 'part',
  },
  'food-claims': {
    source: 'Anvisa, RDC 429/2020, e Lei 10.674/2003',
    article: 'art. 2º da resolução; art. 1º da lei',
    summary:
      'Em alimento embalado, “sem”, “zero” e “light” seguem regras de rótulo; em qualquer alimento, quem tem alergia ou doença confia no que lê.',
    instead: 'Tire a afirmação, ou conte no seu perfil que o produto é assim.',
    url: 'https://www.gov.br/anvisa/pt-br/assuntos/alimentos/rotulagem',
    checkedOn,
    comparedWith: 'part',
  },
  'health-claims': {
    source: 'Código de Defesa do Consumidor',
    article: 'art. 37, § 1º',
    summary: 'Prometer efeito na saúde sem prova é propaganda enganosa.',
    instead: 'Descreva o produto e como ele é usado, sem dizer o que faz no corpo.',
    url: `${planalto}leis/l8078compilado.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  testimonials: {
    source: 'Código de Defesa do Consumidor e LGPD',
    article: 'art. 37 do código; art. 7º da LGPD (Lei 13.709/2018)',
    summary: 'Fala, nome e foto de cliente só valem se forem de verdade e com a autorização da pessoa.',
    instead: 'Conte você o que faz, ou use as palavras que um cliente autorizou.',
    url: `${planalto}_ato2015-2018/2018/lei/l13709.htm`,
    checkedOn,
    comparedWith: 'part',
  },
  competitors: {
    source: 'Lei 9.279/1996 e código do CONAR',
    article: 'art. 195, I e II, da lei; art. 32 do código',
    summary:
      'Comparar com dados objetivos que se provam pode; afirmar o que é falso de um concorrente, ou depreciá‑lo, é concorrência desleal.',
    instead: 'Diga o que a sua loja faz bem, sem falar dos outros.',
    url: `${planalto}leis/l9279.htm`,
    checkedOn,
    comparedWith: 'part',
  },
  awards: {
    source: 'Lei 9.279/1996',
    article: 'art. 195, VII',
    summary: 'Anunciar prêmio ou distinção que o negócio não recebeu é concorrência desleal.',
    instead: 'Tire o prêmio, ou conte no tópico qual foi e quem deu.',
    url: `${planalto}leis/l9279.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  discrimination: {
    source: 'Código de Defesa do Consumidor e Lei 9.029/1995',
    article: 'art. 37, § 2º, do código; art. 1º da lei',
    summary:
      'Anúncio que discrimina é abusivo, e nenhuma vaga pode excluir por sexo, idade, cor, origem, família ou deficiência.',
    instead: 'Diga o que o serviço ou a vaga pede, e não como a pessoa deve ser.',
    url: `${planalto}leis/l9029.htm`,
    checkedOn,
    comparedWith: 'text',
  },
  cfm: {
    source: 'Resolução CFM 2.336/2023',
    article: 'art. 11',
    summary:
      'Na medicina não se pode prometer resultado nem fazer sensacionalismo; preço da consulta e imagens de antes e depois podem, com condições.',
    instead: 'Explique o tratamento, a quem serve e como é a consulta, com nome e CRM.',
    url: 'https://sistemas.cfm.org.br/normas/visualizar/resolucoes/BR/2023/2336',
    checkedOn,
    comparedWith: 'part',
  },
  cro: {
    source: 'Código de Ética Odontológica (Resolução CFO 118/2012)',
    article: 'art. 44, I',
    summary:
      'Na odontologia não se pode atrair com preço, serviço grátis ou forma de pagamento, nem com publicidade enganosa.',
    instead: 'Fale do cuidado e convide para uma avaliação, sem preço, com nome e CRO.',
    url: 'https://website.cfo.org.br/codigos/',
    checkedOn,
    comparedWith: 'text',
  },
  oab: {
    source: 'Provimento OAB 205/2021',
    article: 'arts. 3º e 6º',
    summary:
      'Na advocacia não se pode prometer resultado, engrandecer-se ou comparar-se, nem usar valores, descontos ou gratuidade para captar clientes.',
    instead: 'Explique o direito de forma informativa e diga como falar com o escritório.',
    url: 'https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021',
    checkedOn,
    comparedWith: 'part',
  },
  cfn: {
    source: 'Código de Ética e de Conduta do Nutricionista (Resolução CFN 599/2018)',
    article: 'art. 58',
    summary:
      'Na nutrição não se pode mostrar corpos como prova de resultado, nem com autorização, nem garantir resultado.',
    instead: 'Fale de hábitos e do acompanhamento, com nome e CRN.',
    url: 'https://www.cfn.org.br/index.php/codigo-de-etica/',
    checkedOn,
    comparedWith: 'text',
  },
  cfp: {
    source: 'Código de Ética Profissional do Psicólogo (Resolução CFP 10/2005)',
    article: 'art. 20',
    summary: 'Na psicologia não se usa o preço como propaganda nem se prevê resultado certo.',
    instead: 'Conte como é o atendimento e para quem ele é, com nome e CRP.',
    url: 'https://site.cfp.org.br/legislacao/codigo-de-etica/',
    checkedOn,
    comparedWith: 'text',
  },
  coffito: {
    source: 'Resolução COFFITO 532/2021, que mudou o Código de Ética da Fisioterapia (Resolução 424/2013)',
    article: 'arts. 1º a 3º da Resolução 532/2021',
    summary:
      'Na fisioterapia só se mostra imagem de paciente com autorização por escrito, e não se pode prometer resultado nem fazer sensacionalismo.',
    instead: 'Explique a técnica e convide para uma avaliação, com nome e CREFITO.',
    url: 'http://www.crefito3.org.br/dsn/noticias.asp?codnot=9406',
    checkedOn,
    comparedWith: 'part',
  },
} as const satisfies Record<string, LegalRule>;

export type LegalRuleKey = keyof typeof legalRules;

/** A rule with its key, which never changes. */
export type NamedLegalRule = LegalRule & { readonly id: LegalRuleKey };

/** The rule of a key. */
export const legalRuleOf = (id: LegalRuleKey): NamedLegalRule => ({ id, ...legalRules[id] });

/** All of them, in the order of the table. */
export const allLegalRules = (): readonly NamedLegalRule[] =>
  (Object.keys(legalRules) as LegalRuleKey[]).map(legalRuleOf);

export const isLegalRuleKey = (key: unknown): key is LegalRuleKey =>
  typeof key === 'string' && Object.hasOwn(legalRules, key);
