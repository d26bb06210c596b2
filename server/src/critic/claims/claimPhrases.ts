import type { ClaimCode } from '../../domain/findings/remedies.ts';

/** A phrase that promises what no text may promise, whatever the owner told (rule 5.2); matched against folded text. */
interface ClaimPhrase {
  readonly code: ClaimCode;
  readonly message: string;
  readonly pattern: RegExp;
  /** If this stands right before the phrase, the phrase promises nothing. */
  readonly unlessPrecededBy?: RegExp;
}

/** Illnesses that only a doctor treats. */
const disease =
  'ansiedade|depressao|diabetes|cancer|insonia|enxaquecas?|pressao alta|hipertensao|gripes?|covid|artrite|artrose|' +
  'hernia|reumatismo|gastrite|refluxo|impotencia|fibromialgia|colesterol|autismo|tdah|rinite|labirintite|sinusite|' +
  'asma|bronquite|obesidade|panico|alzheimer|micose|psoriase|ulcera|cistite|endometriose|hemorroidas?|pneumonia|' +
  'anemia|dengue|trombose|avc|infartos?|resfriados?|tosse|verminoses?|miomas?|infertilidade|bursite|tendinite|furunculos?|sarna|catarata|glaucoma';

const illness =
  `(?:${disease}|cobreiro|erisipela|quebranto|mau[- ]olhado|celulite|estrias|acne|espinhas|doencas?|alergias?|calvicie|dor(?:es)?|inflamac(?:ao|oes)|` +
  'infecc(?:ao|oes)|varizes|manchas|rugas|vicios?|virus|menopausa|tpm|queda de cabelo)';

/** A short period: "apenas quatro sessões", "30 dias". */
const shortPeriod =
  '(?:apenas\\s|so\\s|ate\\s|menos de\\s)?(?:\\d{1,3}|um[a]?|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|trinta|pouc[oa]s)\\s(?:dias?|semanas?|mes(?:es)?|sess(?:ao|oes)|aulas?|consultas?|encontros?)';

export const claimPhrases: readonly ClaimPhrase[] = [
  {
    code: 'cure-promised',
    message: 'Nenhum texto pode prometer cura ou tratamento de saúde',
    pattern: new RegExp(
      `\\b(?:cura[mr]?|curamos|curou|curad[oa]s?|curando|sara[mr]?|saramos|sarou|sarad[oa]s?|(?:se\\s+)?livr(?:a|am|ar|ou)(?:-se)?|fic(?:a|am|ou|ar)\\s+(?:bo[am]|bons|livre)|elimina[mr]?|eliminamos|acab[ae]m?r?\\s+com|acabamos\\s+com|reverte[mr]?|combate[mr]?|livre-se\\s+d[aeo]s?|fim\\s+d[aeo]s?|cura\\s+(?:d[aeo]s?|para)|adeus\\s+[aà]?)\\s+(?:[a-z]{1,12},?\\s+){0,3}?${illness}\\b`,
      'g',
    ),
    unlessPrecededBy: /\b(?:nao|nunca|jamais|nem|sem prometer)\s+(?:\w{1,12}\s+){0,2}$/,
  },
  {
    code: 'cure-promised',
    message: 'Nenhum texto pode prometer cura ou tratamento de saúde',
    pattern: new RegExp(
      `\\b(?:trat(?:a|am|amos|ar)|control[ae]m?|controlar|alivi[ae]m?|ajudam?\\s+(?:contra|a\\s+(?:combater|curar|controlar|tratar|evitar))|(?:bo[am]|otim[oa]|excelente|ideal|indicad[oa]|milagre)\\s+(?:para|pr[ao]|contra)|remedio\\s+(?:para|pr[ao]|contra)|previn[ea]m?|previne-se|prevenir|prevenimos|contra|vence[mr]?|afasta[mr]?|evita[mr]?)\\s+(?:[a-z]{1,12}\\s+){0,2}?(?:${disease})\\b`,
      'g',
    ),
    unlessPrecededBy:
      /\b(?:nao|nunca|jamais|nem|sem prometer|vacin[a-z]{1,6}|campanha|mes|luta)\s+(?:\w{1,12}\s+){0,2}$/,
  },
  {
    code: 'cure-promised',
    message: 'Nenhum texto pode prometer cura ou tratamento de saúde',
    pattern: new RegExp(
      `\\badeus,?\\s+(?:[aà]s?\\s+|para\\s+[ao]s?\\s+)?${illness}\\b|\\b${illness}\\b[^.!\\n]{0,30}?\\b(?:some[m]?|desaparece[m]?|nunca\\s+mais|va(?:i|o)\\s+embora|tem\\s+cura)\\b`,
      'g',
    ),
    unlessPrecededBy: /\b(?:nao|nunca|jamais|nem)\s+(?:\w{1,12}\s+){0,2}$/,
  },
  {
    code: 'cure-promised',
    message: 'Nenhum texto pode prometer cura ou milagre',
    pattern:
      /\bcuras?\s+(?:milagros[ao]s?|definitivas?|garantidas?|total|completa|rapida|natural)\b|\bmilagros[ao]s?\b|\b(?:chas?|sucos?|shakes?|capsulas?|bebidas?|cremes?|detox|vitaminas?)\b[^.!?\n]{0,40}?\b(?:queim|derret|elimin|sec)[ae]m?\s+(?:a\s+)?(?:gordura|barriga)|\b(?:emagreca|emagrece[mr]?|perca|perde[mr]?|elimine|elimina[mr]?|seque|seca[mr]?)\s+(?:ate\s+)?\d{1,2}\s?(?:kg|quilos?|kilos?)\b/g,
    // "Nossa Senhora da Medalha Milagrosa" names a saint, her medal or her feast.
    unlessPrecededBy:
      /\b(?:nao|nunca|jamais|nem|nada de|sem|nenhum[a]?)\s+(?:\w{1,12}\s+){0,2}$|\b(?:senhora|medalhas?|santa)\s(?:d[aeo]s?\s)?(?:medalhas?\s)?$/,
  },
  {
    code: 'result-guaranteed',
    message: 'Nenhum texto pode garantir resultado',
    pattern:
      /\b(?:resultados?|emagrecimento|lucros?|aprovacao|sucesso|retorno|vendas|crescimento)\s+(?:\w{1,14}\s+)?(?:100%\s+)?garantid[oa]s?\b|\b(?:garantimos|garante[m]?|garanta|garantia\s+de|com\s+garantia\s+de)\s+(?:[oa]s?\s+|seus?\s+|bons\s+|os\s+melhores\s+)?(?:resultados?|lucros?|aprovacao|sucesso|emagrecimento|cura)\b|\b100%\s+(?:garantid[oa]s?|de\s+(?:garantia|eficacia|aprovacao))\b|\bresultados?\s+(?:\w{1,14}\s+)?em\s+(?:apenas\s+|so\s+)?(?:\d{1,3}|um[a]?|duas|tres|poucos|poucas)\s+(?:dias?|semanas?|horas?|mes(?:es)?|sess(?:ao|oes))\b|\bgarant(?:imos|o)\s+que\s+(?:voce|[oa]s?\s+seus?|seus?|suas?)\b|,\s+garantid[oa]s?(?=[.!\n]|$)|\bou\s+(?:o\s+)?seu\s+dinheiro\b|\bou\s+(?:a\s+gente\s+)?devolv(?:e|emos)\s+(?:o\s+)?(?:seu\s+)?dinheiro\b|\bou\s+(?:voce\s+)?(?:nao\s+paga\b|paga\s+nada)|\b(?:fluencia|barriga|sorriso|pele|corpo|emprego|nota|cabelo|unhas|peso|saude|aumento|clareamento|perda)(?:\s+[a-z]{2,12}){0,2}\s+(?:100%\s+)?garantid[oa]s?\b/g,
    unlessPrecededBy: /\b(?:nao|nunca|jamais|nem|sem|ninguem)\s+(?:\w{1,12}\s+){0,2}$/,
  },
  {
    code: 'result-guaranteed',
    message: 'Nenhum texto pode garantir resultado',
    pattern:
      /\b(?:mais (?:fin[oa]s?|magr[oa]s?|liso|lisa|firmes?|definid[oa]|clar[oa]s?|jove[mn]s?)|menos (?:medidas|barriga|rugas|gordura|peso|celulite))\b[^.!?\n]{0,24}\b(?:ja na primeira|na primeira sessao|com certeza|pode confiar|sem falta)\b/g,
    unlessPrecededBy: /\b(?:nao|nunca|jamais|nem|ninguem)\s+(?:\w{1,12}\s+){0,3}$/,
  },
  {
    code: 'result-guaranteed',
    message: 'Nenhum texto pode prometer resultado com prazo',
    pattern: new RegExp(
      `\\bem\\s${shortPeriod}\\b,?\\s(?:[a-z]{1,10}\\s){0,3}?(?:voce\\s(?:ja\\s|vai\\s|estara\\s|esta\\s)?(?:se livra|perde|emagrec\\w{1,3}|fica livre|livre|nunca mais|fluente|fala (?:\\w{4,9} )?fluente|passa (?:em|no)|aprovad|dobra|fatura|vence|supera|recupera|esquece d)|adeus\\b|(?:some|desaparece)[mr]?\\b|sem dor\\b)|\\b(?:se livr(?:a|e|ar)|livre-se|fic(?:a|ar) livre|fluente|fluencia|emagrec\\w{1,3}(?! \\d)|aprovad[oa]|super[ae]r?|venc[ea]r?) (?:[a-z0-9]{1,14}\\s){0,5}?em\\s${shortPeriod}\\b`,
      'g',
    ),
    unlessPrecededBy: /\b(?:nao|nunca|jamais|nem|ninguem|sem)\s+(?:\w{1,12}\s+){0,3}$/,
  },
  {
    code: 'raffle',
    message: 'Sorteio e rifa precisam de autorização do governo federal, com o número no texto',
    pattern:
      /\b(?:sorteios?|sortear(?:emos)?|sorteamos|sorteando|sortead[oa]s?|rifas?|bilhetes?\s+da\s+sorte|numeros?\s+da\s+sorte|(?:participe|compre)\s+e\s+concorra|concorr(?:a|e|em|er|endo)\s+a[os]?)\b/g,
    unlessPrecededBy: /\b(?:nao\s+(?:e|tem|fazemos|ha)|sem|nada\s+de|nem)\s+(?:\w{1,12}\s+){0,1}$/,
  },
  {
    code: 'price-hidden',
    message: 'O preço não pode ficar escondido no direct: escreva o valor ou [preencher: preço]',
    pattern:
      /\b(?:precos?|valor(?:es)?|quanto\s+custa)\b(?:\?\s*(?:(?:so|apenas)\s+)?(?=n[oa]\b|pel[oa]\b|via\b|cham[ae]\b|direct))?[^.!?\n]{0,40}\b(?:direct|inbox|in\s?box|dm|pv|no\s+privado|mensagem\s+privada)\b|\b(?:direct|inbox|in\s?box|dm|pv|no\s+privado|mensagem\s+privada)\b[^.!?\n]{0,40}\b(?:precos?|valor(?:es)?|quanto\s+custa)\b/g,
  },
];

/** Customers who say something. A text may have only the words of customers that the owner told. */
export const testimonialPhrases: readonly RegExp[] = [
  /["“][^"”\n]{8,300}["”]\s{0,2}(?:[-–—,]\s{0,2}|\()?\s{0,2}(?:diz|disse|conta|contou|comentou|escreveu|afirma|garante)\b/g,
  /["“][^"”\n]{8,300}["”]\s{0,3}(?:[-–—~]|\()\s{0,2}[a-z]{2,20}(?:\s[a-z]{1,20}\.?)?(?:,\s{0,2}(?:\d{2}\s+anos|clientes?|alun[ao]|mae|moradora?|noiva)|\s{0,2}\)|\s{0,2}$|\s{0,2}\n)/g,
  /["“][^"”\n]{8,300}["”]\s{1,3}[a-z]{3,14},\s(?:noiv[oa]s?|client[ea]|alun[oa]|mae|pai|morador[a]?|tutor[a]?|\d{2} anos)\b/g,
  /\b(?:noss[ao]s?|um[a]?|minha)\s+client[ea]s?,?\s+(?:[a-z]{1,20},?\s+){0,3}(?:disse(?:ram)?|diz|contou|conta|comentou|escreveu|afirmou|mandou\s+esta)\b/g,
  /\b(?:client[ea]s?|pacientes?|alun[oa]s?|hospedes?|noivas?|maes?|tutor[ae]s?|moradora?s?|fregues(?:a|es)?|inquilin[oa]s?|passageir[oa]s?)\b[^.!?\n"“]{0,60}["“][^"”\n?]{8,300}["”](?!\s?\?)/g,
  /\bdepoimentos?\s*(?:d[aeo]s?\s+[^:\n]{1,40})?:/g,
  /\b(?:todos|todas)\s+(?:[oa]s\s+)?(?:noss[oa]s\s+)?clientes?\s+(?:aprovam|recomendam|amam|adoram|elogiam)\b/g,
];
