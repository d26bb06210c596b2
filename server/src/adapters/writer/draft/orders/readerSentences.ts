import type { Dictionary } from '../../../../domain/facts/spelling/dictionary.ts';
import { capitalized } from '../words.ts';
import { imperativeOf } from './imperative.ts';
import { inviteVerbs } from './orderPatterns.ts';
import { imperativeOfReaderVerb, addressedReaders, readerVerbStems } from './readerVerbs.ts';

const topicLabel = /^(?:tema|assunto|ideia|objetivo)\s*:\s*(?=\S)/iu;
/** "No fim, pergunte: \"quantos meses a sua já durou?\"" */
const quotedQuestion =
  /^(?:e\s)?(?:no (?:fim|final),?\s)?(?:pergunte|pergunta|perguntar)(?:\s(?:pr[ao]s?|aos?|às?)\s\p{L}+)?:\s*["“']?([^"”']+?)\??["”']?\??$/iu;
/** "Fala para guardar o holerite", "fala pra vir de boné" */
const adviceOrder = /^(?:fala|fale|falar|diz|diga|dizer|orienta|oriente|orientar)\s(?:para|pra)\s(?=\p{L}+[aei]r\s)/iu;

/** "Quero mostrar a peneira e o fogareiro": what the video shows, unless its viewers are told so. */
const showingIntent = /^(?:eu )?(?:quero|queria) mostrar (?!pr[ao]?s? |para |a vocês|que )(?=(?:[oa]s?|uma?|como) )/iu;

/** "Peça que comentem qual foto …" */
const requestToReaders = new RegExp(
  `^(?:pede|pedir|peça)\\s${addressedReaders}(?:(?:que|pra|para)\\s)?(${readerVerbStems})(?:[ae]m?|[ae]r(?:em)?)\\s`,
  'iu',
);
/** "Pedir para não atrasar, com delicadeza" */
const requestNotTo =
  /^(?:pede|pedir|peça) (?=(?:pra|para) não )(.*?)(?:,? com (?:muit[oa] )?(?:carinho|jeitinho|jeito|educação|delicadeza|gentileza|cuidado|calma|respeito))?$/iu;
/** "pedir prenda para quem puder doar", "pedir pra criança ficar pronta na portaria" */
const requestOfGroup =
  /^(?:pede|pedir|peça) (?=\p{L}{3,} (?:para|pra) quem |(?:pra|para) (?:[oa]s? )?(?:crianças?|pais|mães|alun[oa]s?|pessoal|turma|client[ea]s?) )/iu;
/** "Convidar os leitores a virem tomar um café" */
const invitationToVisit = new RegExp(
  `^(?:e\\s)?${inviteVerbs}\\s[oa]s?\\s\\p{L}+\\s(?:a|para|pra)\\s(?:virem|vir)\\s`,
  'iu',
);
/** "Gostaria que falasse do ateliê com a porta azul", "queria que dissesse que é feito à mão" */
const mentionRequest =
  /^(?:(?:eu )?(?:gostaria|queria) que (?:você )?(?:falasse|citasse|contasse|dissesse|mencionasse|lembrasse|avisasse)) (?:que |d([oa]s?) |(?=[oa]s? ))(?=\p{L})|^(?:pode|poderia) (?:falar|citar|contar|dizer|mencionar) que (?=\p{L})/iu;
/** "tem que curar com óleo antes de usar ensina isso"; in "a gente conta isso" the verb has a subject, so it is no order. */
const explainThisAside =
  /(?<!(?:^|\s)(?:gente|eu|quem|que|ele|ela|remédio|sempre)),? (?:ensina|explica|avisa|coloca|bota|põe|cita)(?:r)? (?:isso|disso)$/iu;
/** "não tenho nim porque mata abelha, bater nessa tecla" */
const emphasisAside = /,? (?:e )?(?:bate|bater|insiste|insistir) (?:nessa tecla|nisso)$/iu;
/** "Explicando que não é cursinho", "lembrando que calça comprida é obrigatória", "ir direto ao assunto, e incluir que não tem taxa" */
const mannerPrefix =
  /^(?:(?:ir|vai|vá) direto ao (?:assunto|ponto)(?:, e |,? e |, |$))?(?:(?:explicando|dizendo|contando|avisando|lembrando|incluir|incluindo|incluir também) que (?=\p{L}))?/iu;
/** "Manda o pessoal pedir cedo" */
const sendReadersTo =
  /^(?:e )?mandar? (?:o pessoal|a galera|o povo|todo mundo|as pessoas|os? clientes?|as? clientes?|as meninas|a turma) (\p{L}+[aei]r)(?=\s)/iu;
/** "No final, fazer as pessoas contarem qual é o prato" */
const makeReadersDo =
  /^(?:(?:no|ao) (?:final|fim),? )?faz(?:er)? (?:as pessoas|o pessoal|a galera|o povo|todo mundo|eles|elas) (\p{L}+[aei]r)(?:em)?(?=\s)(?!.*(?<! qual| quem| quais| que) (?:é|são) )/iu;
/** "(fala isso com jeitinho)" */
const asideToWriter =
  / ?\((?:pode )?(?:fala|falar|fale|dizer|diz|escreve|escrever|explica|explicar|conta|contar|bota|põe|coloca|colocar) (?:isso|disso|tudo|de (?:um )?jeito|com (?:jeitinho|jeito|carinho|cuidado|calma|humor)|sem )[^()\d]*\)/giu;

/**
 * "Oferecer uma reavaliação", "Confirmar dedetização amanhã": the owner does it by saying so; "confirmar presença" is
 * asked of readers.
 */
const performativeVerb =
  /^(?:(confirm)ar (?!.* (?:pel[oa]|por|no (?:site|direct|app|zap|WhatsApp)|na recepção|até) )|(oferec|desej|parabeniz|anunci)[ae]r )(?=(?:[ao]s?|uma?|\p{L}{4,}) )(?!(?:[oa] |sua )?(?:presença|participação|inscrição|vaga|nome|que) )(?!.* (?:é|são|não|vale|dá) )/iu;
/** "Falo: tainha inteira R$ 22", "eu falo que box até 1,20 sai R$ 690" */
const firstPersonLead =
  /^(?:(?:e|aí|então) )?(?:eu )?(?:falo|digo|conto|explico)(?:: | que )(?=\S)(?!(?:sim|não)(?!\p{L}))/iu;
/** "só maiores de 18, não esquece" */
const reminderAside =
  /,? (?:e )?não (?:se )?esque(?:ce|ça|cer)(?: (?:disso|de (?:falar|dizer|colocar) (?:isso|disso)))?$/iu;
/** "assina Dr. Renan", "assinar como Odete e Plínio" */
const signatureOrder =
  /^(?:[Ee] )?[Aa]ssinar? (?:como |por )?(?=(?:(?:[Dd]ra?|[Pp]rofa?|[Pp]rofe)\.? |[Aa]? ?[Ee]quipe |\p{Lu}\S* ?)(?:d[aeo]s? |e |\p{Lu}\S* ?){0,4}(?:, que [^\d]*)?$)/u;
/** Who signs the text, if a sentence orders a signature. */
export const signerIn = (sentence: string): string | null =>
  signatureOrder.test(sentence) ? (sentence.replace(signatureOrder, '').split(',', 1)[0] ?? null) : null;
/** "Terminar convidando para uma conversa" */
const closingOrder = /^(?:e )?(?:(?:no|ao) (?:final|fim),? )?(?:termin|fech|encerr)(?:a|ar|e) (?=convidando )/iu;

const suggestionRequest = /^(?:pede|pedir|peça) sugest(?:ões|ão)(?= nos? coment)/iu;

/** "Pedir que confirmem presença", "peça que responda SIM": the words after "que" are said as they are. */
const thatClauseRequest =
  /^(?:(?:no (?:fim|final),?\s)?(?:e\s)?(?:pede|pedir|peça|pedimos)\s(?:(?:aos?|às?|pr[ao]s?|para [ao]s?)\s\p{L}+\s)?(?:que|pra que|para que)\s)(?=\p{L}{2,}(?:[ae]m?)\s)/iu;
/** "convidar para agendar uma avaliação" */
const invitationToAct = new RegExp(
  `^(?:(?:no (?:fim|final),?\\s)?(?:e\\s)?${inviteVerbs}\\s(?:(?:[ao]s?|pr[ao]s?)\\s\\p{L}+\\s)?(?:pra|para|a)\\s)(\\p{L}+[aei]r)(?=\\s)`,
  'iu',
);
/** "convidar para o café na sede" */
const invitationToPlace = new RegExp(
  `^(?:e\\s)?${inviteVerbs}\\s(?:(?:[ao]s?|todos|todas)\\s(?:\\p{L}+\\s)?)?(?=(?:para|pra|pro)\\s(?:[oa]s?|um|uma|noss[oa])?\\s?\\p{L}{3,}(?<!r)\\s)`,
  'iu',
);
/** "no final 'me chama antes de pegar fogo'": how the text ends. */
const quotedEnding =
  /^(?:e\s)?(?:no (?:fim|final)|para (?:fechar|terminar)|pra (?:fechar|terminar))[,:]?\s(?:(?:a frase|fala|falar|diz|dizer|termina com)[,:]?\s)?["'“‘]([^"'”’]+)["'”’]$/iu;
/** "agradecer a confiança", "terminar agradecendo as famílias", without the one who thanks. */
const thanksOrder =
  /^(?:e\s)?(?:agradec(?:er|e|a)|(?:termin|fech|encerr)(?:a|ar|e) agradecendo) (?=(?:[ao]s?|por|pel[ao]s?|aos?|às?) )/iu;
/** People who are thanked, who need a preposition: "a equipe", "o seu Geraldo", "os doadores". */
const thankedPeople =
  /(?<=^Agradecemos (?:(?:ao|à)s? [^,.]+ e )?)([ao]s?) (?=(?:seu|dona|dr|dra|time|equipe|turma|galera|pessoal|comunidade|fam[ií]lias?|client|alun|professor|instrutor|doador|fornecedor|morador|colaborador|seguidor|benfeitor|costureir|parceir|padrinh|madrinh|amig|vizinh|volunt[aá]ri|funcion[aá]ri|pacient|fregues|pais|m[ãa]es)\p{L}*[ ,.]?)/giu;
const articleWithPreposition: Readonly<Record<string, string>> = { o: 'ao', a: 'à', os: 'aos', as: 'às' };
const withPreposition = (found: string, article: string): string =>
  `${articleWithPreposition[article.toLowerCase()] ?? found} `;
/** "Lembra da receita atualizada", "lembrando da carteirinha": what readers are to remember. */
const reminderOf = /^(?:e )?lembr(?:a|ar|ando)(?= d[aeo]s? )(?!.*\?$)/iu;
/** "Mandar o total até dia 15.", "Falar com a Denise.": what a sentence typed with a capital asks readers to do. */
const infinitiveCall =
  /^(Mandar|Enviar|Falar|Trazer|Procurar)(?= (?:[oa]s? \p{L}|com (?:[oa] )?\p{Lu}))(?!.* (?:é|são|foi|não|pode|faz|dá|custa|vale|ajuda|evita|requer|tem|deixa)(?!\p{L}))/u;
/** "pedir ajuda pra barraca": what the owner asks for. */
const helpRequest = /^(?:pede|pedir) ajuda(?= (?:pr[ao]s?|para|com|n[ao]s?) )/iu;
/** "termina perguntando com ou sem picles" */
const choiceQuestion = /^(?:(?:termina|termine|terminar|fecha|feche|fechar) )?perguntando (com ou sem [^?]+)\??$/iu;

/** "pergunta o endereço e se tem elevador" */
const doubleQuestion = /^(?:pergunta|perguntar|pergunte) ([oa]) (\p{L}+(?: d[aeo]s? \p{L}+)?) e se ([^,.;!?]+)\??$/iu;

/** Turns a sentence that says what to ask or tell the reader into one that asks or tells it. */
export const toReaderSentence = (words: string, dictionary: Dictionary): string =>
  words
    .replace(topicLabel, '')
    .replace(reminderAside, '')
    .replace(asideToWriter, '')
    .replace(explainThisAside, '')
    .replace(emphasisAside, '')
    .replace(mannerPrefix, '')
    .replace(sendReadersTo, (found, verb: string) => imperativeOf(verb, dictionary) ?? found)
    .replace(makeReadersDo, (found, verb: string) => imperativeOf(verb, dictionary) ?? found)
    .replace(invitationToVisit, 'Venha ')
    .replace(requestOfGroup, 'Pedimos ')
    .replace(mentionRequest, (_found, article?: string) => (article === undefined ? '' : `${capitalized(article)} `))
    .replace(firstPersonLead, '')
    .replace(signatureOrder, '')
    .replace(closingOrder, '')
    .replace(quotedQuestion, (_found, question: string) => `${capitalized(question)}?`)
    .replace(requestToReaders, (_found, verb: string) => `${capitalized(imperativeOfReaderVerb(verb))} `)
    .replace(thatClauseRequest, '')
    .replace(invitationToAct, (found, verb: string) => imperativeOf(verb, dictionary) ?? found)
    .replace(invitationToPlace, 'Venha ')
    .replace(requestNotTo, 'Pedimos $1')
    .replace(/^que (?=(?:precisa|tem|vai|está|é|são) )/iu, '')
    .replace(/^indicar (?=[oa]s? \p{L})(?!.*(?:\s(?:dá|dão|ganha|vale|rende|é)(?!\p{L})|%|R\$))/iu, 'Indicamos ')
    .replace(
      performativeVerb,
      (_found, confirmed?: string, stem = confirmed ?? '') =>
        `${capitalized(stem)}${stem.toLowerCase() === 'oferec' ? 'e' : 'a'}mos `,
    )
    .replace(reminderOf, 'Lembre')
    .replace(infinitiveCall, (verb) => imperativeOf(verb, dictionary) ?? verb)
    .replace(thanksOrder, 'Agradecemos ')
    // Twice: the second replacement finds those who are thanked after the first.
    .replace(thankedPeople, withPreposition)
    .replace(thankedPeople, withPreposition)
    .replace(/(?<=^Agradecemos .*, e )(anunci|avis|lembr|inform|comunic)ar(?= que )/u, '$1amos')
    .replace(quotedEnding, (_found, question: string) => capitalized(question))
    .replace(suggestionRequest, 'Deixe a sua sugestão')
    .replace(helpRequest, 'Peço ajuda')
    .replace(
      doubleQuestion,
      (_found, article: string, noun: string, rest: string) => `Qual é ${article} ${noun}? ${capitalized(rest)}?`,
    )
    .replace(choiceQuestion, (_found, question: string) => `${capitalized(question)}?`)
    .replace(adviceOrder, '')
    .replace(showingIntent, '');
