import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { imperativeOf } from './orders/imperative.ts';
import { invites } from './orders/leads.ts';
import { capital, toReaders } from './words.ts';

/** What may stand before an order: the start, a mark, "e", the end of a number; "minha avó fala que" is no order. */
const led = '(^|[,.;:!?]\\s+|,?\\s+e\\s+(?:que\\s+)?|(?<=\\d)\\s+)(?:no (?:final|fim),? )?';
/** Words that end a clause: a day, a price, a place in time; somebody who asks is none of them. */
const clauseEnd =
  '(?<=(?:^|[^\\p{L}])(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|feriados?|hoje|amanhã|reais|\\d|Pix|cartão|anos?|mês|dias?|horas?|h|fecha|fechad[oa]|abert[oa]|grátis|inclus[oa]|à parte))';
const readers =
  '(?:(?:pr[ao]s?|para|pra|aos?|às?)\\s(?:[ao]s?\\s)?(?:galera|pessoal|povo|gente|eles|pessoas|todo mundo|client[ae]s?|turma|mães|pais|mulheres|seguidor[ae]s|alun[ao]s|leitor[ae]s)\\s(?:d[aeo]s?\\s\\p{L}+\\s)?)?';
const questionWord = '(?:(?:em|de|para|pra|com) )?(?:qual|quais|quem|o que|como|quando|onde|quantos|quantas)\\s';

const imperatives: Readonly<Record<string, string>> = {
  marca: 'marque',
  comenta: 'comente',
  conta: 'conte',
  salva: 'salve',
  compartilha: 'compartilhe',
  manda: 'mande',
  responde: 'responda',
  chama: 'chame',
};
const deeds = Object.keys(imperatives).join('|');
const stemOf = (verb: string): string => verb.slice(0, -1);
/** The verbs without their endings. */
const stems = Object.keys(imperatives).map(stemOf).join('|');
/** The imperative of a verb, in whatever form it is typed. */
const imperative = (verb: string): string =>
  Object.entries(imperatives).find(([one]) => verb.toLowerCase().startsWith(stemOf(one)))?.[1] ?? verb;

/** "o nome do cachorro" as a question: "qual é o nome do cachorro". */
const askedFor = (question: string): string =>
  question.replace(/^([oa])(s?)\s(?=\p{L})/iu, (article, _one: string, several: string) =>
    several === '' ? `qual é ${article.toLowerCase()}` : `quais são ${article.toLowerCase()}`,
  );

const sentence = (before: string, words: string, end: string): string =>
  `${before === '' ? '' : '. '}${capital(words.trim())}${end}`;

/** "fala de um jeito calmo sem assustar as mães": how to say it, and no word of it. */
const manner =
  /(?:(?:^|[,.;]\s+|\s+e\s+)(?:fala|falar|fale|escreve|escreva|conta|explica|explique)|(?<!(?:^|[\s,])(?:[oa]s?|meus?|minhas?|nossos?|nossas?|uma?|que|quem|gente)(?: \p{L}+)?)\s+(?:fala|falar|fale|escreve|escreva))\s(?:isso\s|tudo\s)?(?:de (?:um |uma )?(?:jeito|forma|maneira|modo)|num tom|com (?:um )?tom)\s[^,.;!?\n\d]*/giu;
/** "um post com a pergunta pastel de vento existe ou é lenda e no final …" */
const withQuestion = /\s+com a pergunta:?\s([^,.;!?\n]+?)(?=\s+e (?:no (?:final|fim)|depois)\s|[,.;!?\n]|$)\??/giu;
/** "pergunta se teria coragem", "pergunta qual sabor vocês preferem" */
const asking = [
  new RegExp(
    `${led}(?:pergunta|perguntar|(?:queria|gostaria) que (?:você )?perguntasse)\\s(?:no (?:final|fim),?\\s)?${readers}(?:se\\s|(?=${questionWord}))([^,.;!?\\n]+)\\??`,
    'giu',
  ),
  new RegExp(`${led}(?:termin|fech)(?:a|ar|e)\\sperguntando\\s(?:se\\s)?([^,.;!?\\n]+)\\??`, 'giu'),
  new RegExp(`${clauseEnd}(\\s+)(?:pergunta|perguntar)\\s(?=${questionWord})([^,.;!?\\n]+)\\??`, 'giu'),
];
/** "pedir pra galera marcar o amigo" */
const pleading = new RegExp(`${led}(?:pede|pedir|peça)\\s${readers}(?:pra\\s|para\\s)?((?:${deeds})r)\\s`, 'giu');
/** "que a galera conta nos comentários" */
const wished = new RegExp(
  `(?:[,.;]\\s+|\\s+e\\s+)(?:que\\s+)?(?:a galera|o pessoal|o povo|a turma)\\s(${deeds})\\s(?=nos? coment|[ao]s? )`,
  'giu',
);
/** "no fim falar corte R$ 35" */
const atTheEnd =
  /(^|[,.;]?\s+)(?:e\s)?no (?:fim|final),? (?:fala|falar|fale|diz|dizer|coloca|colocar|mostra|mostrar)\s(?!que\s)(?:d[oa]s? |sobre (?:[oa]s? )?)?(?=(?:\p{L}+ ){1,4}(?:R\$|\d))/giu;
/** "falar do berço 3 em 1 R$ 890" */
const speakingOf =
  /(^|[.!?]\s+)(?:e\s)?(?:fala|falar|fale) (?:d[oa]s?|sobre(?: [oa]s?)?)\s(?=[^.!?]*(?:R\$|\d))(?!(?:el[ea]s?|mim|voc[eê]s?|nós)\b)/giu;
/** "Pedir pra mandarem uma foto" */
const pleadedOfMany =
  /(^|[,.;!?]\s+)(?:e\s)?(?:pede|pedir|peça)\s(?:pr[ao]|para)\s(?:(?:eles|elas|todos|as pessoas|o pessoal|a galera)\s)?(\p{L}{3,})arem\s/giu;
/** "mand" as it is asked of many: "mandem", "marquem", "liguem", "comecem". */
const askedOfMany = (stem: string): string => `${stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c')}em`;
/** "energia solar explicar que a conta não zera": a thing, and what is to be said of it. */
const ofThing =
  /^((?!(?:eu|e|quero|queria|preciso|vou|vamos|pode|podia|gostaria|tem|para|pra|post|texto|v[íi]deo|reels|mensagem|e-?mail|legenda|roteiro|n[ãa]o)\s)\p{L}+(?: \p{L}+){0,2}) (?:explicar|falar|contar|dizer|lembrar|mostrar) que (?=\p{L})/iu;
/** "queria um post fofo" */
const style =
  /(?:^|[,.;]\s+)(?:eu )?(?:quero|queria|gostaria de|faz|faça)\s(?:um|uma)\s(?:post|texto|legenda|mensagem|vídeo|roteiro)(?:\s(?:bem\s)?(?:fof|bonit|alegr|divertid|engraçad|animad|simpátic|caloros|emocionant|curt|leve)\p{L}*){1,3}(?=\s*(?:[,.;!?]|$|e\s))/giu;
/** "fala que segunda está fechado", "no fim diz que …", "terminar dizendo que …" */
const saying = new RegExp(
  '(?:(^|[.,;:!?]\\s+|(?<=\\d)\\s+)(?:(?:e\\s)?no (?:fim|final),?\\s)?(?:tem (?:que|de) )?(?:fala|falar|fale|diz|dizer|diga|avisa|avisar|avise|lembra|lembrar|' +
    '(?:termin|encerr|fech)(?:a|ar|e) (?:diz|fal|avis|lembr)[ae]ndo)|' +
    // "prova e fala que" tells of others.
    '(\\s+e\\s+(?:no (?:fim|final),? (?:fala|diz|avisa|lembra)|falar|fale|dizer|diga|avisar|avise|lembrar|lembre)))' +
    `(?:\\s${readers}|(?<=\\s\\p{L}+)\\s[oa]s?\\s(?:pessoal|povo|gente|galera|turma|client[ae]s?|pais|mães|alun[ao]s|pacientes)\\s(?:de\\s)?)que\\s(?=\\p{L}|\\d)`,
  'giu',
);

/** How the words before what is said end: with the owner's own mark behind a question, else with a full stop. */
const endBefore = (mark = '.'): string => (/^(?:[!?]|$)/.test(mark) ? mark : '. ');

/** A topic with what it orders the writer to ask and to say asked and said; the manner that it asks for is left out. */
export const withOrdersFollowed = (words: string): string =>
  asking
    .reduce(
      (rest, pattern) =>
        rest.replace(pattern, (_found, before: string, question: string) =>
          sentence(before, askedFor(toReaders(question)), '?'),
        ),
      words.replace(manner, '').replace(withQuestion, (_found, question: string) => ` ${capital(question.trim())}?`),
    )
    .replace(pleading, (_found, before: string, verb: string) => sentence(before, imperative(verb), ' '))
    .replace(wished, (_found, verb: string) => sentence('.', imperative(verb), ' '))
    .replace(style, '')
    .replace(ofThing, '$1: ')
    .replace(speakingOf, '$1')
    .replace(pleadedOfMany, (_found, before: string, stem: string) => sentence(before, askedOfMany(stem), ' '))
    .replace(atTheEnd, (_found, before: string) => (before === '' ? '' : '. '))
    .replace(saying, (_found, mark: string | undefined) => endBefore(mark))
    .replace(/([^.][.!?])\s*\.(?=\s)/g, '$1')
    .replace(/[,;]\s*\./g, '.')
    .replace(/([?!]),\s/g, '$1 ')
    .replace(/^[\s,.;]+/, '')
    .trim();

const label = /^(?:tema|assunto|ideia|objetivo)\s*:\s*(?=\S)/iu;
/** "No fim, pergunte: \"quantos meses a sua já durou?\"" */
const quoted =
  /^(?:e\s)?(?:no (?:fim|final),?\s)?(?:pergunte|pergunta|perguntar)(?:\s(?:pr[ao]s?|aos?|às?)\s\p{L}+)?:\s*["“']?([^"”']+?)\??["”']?\??$/iu;
/** "Fala para guardar o holerite", "fala pra vir de boné" */
const advising = /^(?:fala|fale|falar|diz|diga|dizer|orienta|oriente|orientar)\s(?:para|pra)\s(?=\p{L}+[aei]r\s)/iu;

/** "Quero mostrar a peneira e o fogareiro": what the video shows, unless its viewers are told so. */
const showing = /^(?:eu )?(?:quero|queria) mostrar (?!pr[ao]?s? |para |a vocês|que )(?=(?:[oa]s?|uma?|como) )/iu;

/** "Peça que comentem qual foto …" */
const pleaded = new RegExp(
  `^(?:pede|pedir|peça)\\s${readers}(?:(?:que|pra|para)\\s)?(${stems})(?:[ae]m?|[ae]r(?:em)?)\\s`,
  'iu',
);
/** "Pedir para não atrasar, com delicadeza" */
const refrained =
  /^(?:pede|pedir|peça) (?=(?:pra|para) não )(.*?)(?:,? com (?:muit[oa] )?(?:carinho|jeitinho|jeito|educação|delicadeza|gentileza|cuidado|calma|respeito))?$/iu;
/** "pedir prenda para quem puder doar", "pedir pra criança ficar pronta na portaria" */
const askedOfThem =
  /^(?:pede|pedir|peça) (?=\p{L}{3,} (?:para|pra) quem |(?:pra|para) (?:[oa]s? )?(?:crianças?|pais|mães|alun[oa]s?|pessoal|turma|client[ea]s?) )/iu;
/** "Convidar os leitores a virem tomar um café": where readers are to come. */
const broughtIn = new RegExp(`^(?:e\\s)?${invites}\\s[oa]s?\\s\\p{L}+\\s(?:a|para|pra)\\s(?:virem|vir)\\s`, 'iu');
/** "Gostaria que falasse do ateliê com a porta azul", "queria que dissesse que é feito à mão" */
const spokenOf =
  /^(?:(?:eu )?(?:gostaria|queria) que (?:você )?(?:falasse|citasse|contasse|dissesse|mencionasse|lembrasse|avisasse)|(?:pode|poderia) (?:falar|citar|contar|dizer|mencionar)) (?:que |d([oa]s?) |(?=[oa]s? ))(?=\p{L})/iu;
/** "tem que curar com óleo antes de usar ensina isso" */
const toldThis = /,? (?:ensina|explica|fala|conta|avisa|coloca|bota|põe|cita)(?:r)? (?:isso|disso)$/iu;
/** "(fala isso com jeitinho)" */
const asideToWriter =
  / ?\((?:pode )?(?:fala|falar|fale|dizer|diz|escreve|explica|conta|bota|põe|coloca)(?:r)? [^()\d]*\)/giu;

/** "Oferecer uma reavaliação", "Confirmar dedetização amanhã": what the owner does by saying it; "confirmar presença" is asked of readers. */
const done =
  /^(oferec|desej|parabeniz|anunci|confirm)[ae]r (?=(?:[ao]s?|uma?|\p{L}{4,}) )(?!(?:[oa] |sua )?(?:presença|participação|inscrição|vaga|nome|que) )/iu;
/** "Falo: tainha inteira R$ 22", "eu falo que box até 1,20 sai R$ 690" */
const spoken = /^(?:(?:e|aí|então) )?(?:eu )?(?:falo|digo|conto|explico)(?:: | que )(?=\S)/iu;
/** "só maiores de 18, não esquece" */
const reminder = /,? (?:e )?não (?:se )?esque(?:ce|ça|cer)(?: (?:disso|de (?:falar|dizer|colocar) (?:isso|disso)))?$/iu;
/** "assina Dr. Renan" */
const signed = /^(?:[Ee] )?[Aa]ssinar? (?:como |por )?(?=(?:[Dd]ra?|[Pp]rof|[Ee]quipe|\p{Lu}))/u;
/** "Terminar convidando para uma conversa" */
const endingWith = /^(?:e )?(?:(?:no|ao) (?:final|fim),? )?(?:termin|fech|encerr)(?:a|ar|e) (?=convidando )/iu;

const suggestions = /^(?:pede|pedir|peça) sugest(?:ões|ão)(?= nos? coment)/iu;

/** "Pedir que confirmem presença", "peça que responda SIM": a wish to readers in its own words. */
const wishedOf =
  /^(?:(?:no (?:fim|final),?\s)?(?:e\s)?(?:pede|pedir|peça|pedimos)\s(?:(?:aos?|às?|pr[ao]s?|para [ao]s?)\s\p{L}+\s)?(?:que|pra que|para que)\s)(?=\p{L}{2,}(?:[ae]m?)\s)/iu;
/** "convidar para agendar uma avaliação" */
const invited = new RegExp(
  `^(?:(?:no (?:fim|final),?\\s)?(?:e\\s)?${invites}\\s(?:(?:[ao]s?|pr[ao]s?)\\s\\p{L}+\\s)?(?:pra|para|a)\\s)(\\p{L}+[aei]r)(?=\\s)`,
  'iu',
);
/** "convidar para o café na sede": where readers are to come. */
const welcomed = new RegExp(
  `^(?:e\\s)?${invites}\\s(?:(?:[ao]s?|todos|todas)\\s(?:\\p{L}+\\s)?)?(?=(?:para|pra|pro)\\s(?:[oa]s?|um|uma|noss[oa])?\\s?\\p{L}{3,}(?<!r)\\s)`,
  'iu',
);
/** "no final 'me chama antes de pegar fogo'": how the text ends. */
const ending =
  /^(?:e\s)?(?:no (?:fim|final)|para (?:fechar|terminar)|pra (?:fechar|terminar))[,:]?\s(?:(?:a frase|fala|falar|diz|dizer|termina com)[,:]?\s)?["'“‘]([^"'”’]+)["'”’]$/iu;
/** "agradecer a confiança", "terminar agradecendo as famílias", where nobody is named who thanks. */
const thanked =
  /^(?:e\s)?(?:agradec(?:er|e|a)|(?:termin|fech|encerr)(?:a|ar|e) agradecendo) (?=(?:[ao]s?|por|pel[ao]s?|aos?|às?) )/iu;
/** Who is thanked, and not what for: "a equipe", "o seu Geraldo", "os doadores". */
const thankedOnes =
  /(?<=^Agradecemos (?:(?:ao|à)s? [^,.]+ e )?)([ao]s?) (?=(?:seu|dona|dr|dra|time|equipe|turma|galera|pessoal|comunidade|fam[ií]lias?|client|alun|professor|instrutor|doador|fornecedor|morador|colaborador|seguidor|benfeitor|costureir|parceir|padrinh|madrinh|amig|vizinh|volunt[aá]ri|funcion[aá]ri|pacient|fregues|pais|m[ãa]es)\p{L}*[ ,.]?)/giu;
const toThem: Readonly<Record<string, string>> = { o: 'ao', a: 'à', os: 'aos', as: 'às' };
const asThanked = (found: string, article: string): string => `${toThem[article.toLowerCase()] ?? found} `;
/** "pedir ajuda pra barraca": what the owner asks for. */
const helped = /^(?:pede|pedir) ajuda(?= (?:pr[ao]s?|para|com|n[ao]s?) )/iu;
/** "termina perguntando com ou sem picles" */
const choice = /^(?:(?:termina|termine|terminar|fecha|feche|fechar) )?perguntando (com ou sem [^?]+)\??$/iu;

/** "pergunta o endereço e se tem elevador" */
const asked = /^(?:pergunta|perguntar|pergunte) ([oa]) (\p{L}+(?: d[aeo]s? \p{L}+)?) e se ([^,.;!?]+)\??$/iu;

/** A sentence that says what to ask, or what to tell the reader to do, asked and told. */
export const asTold = (words: string, dictionary: Dictionary): string =>
  words
    .replace(label, '')
    .replace(reminder, '')
    .replace(asideToWriter, '')
    .replace(toldThis, '')
    .replace(broughtIn, 'Venha ')
    .replace(askedOfThem, 'Pedimos ')
    .replace(spokenOf, (_found, article?: string) => (article === undefined ? '' : `${capital(article)} `))
    .replace(spoken, '')
    .replace(signed, '')
    .replace(endingWith, '')
    .replace(quoted, (_found, question: string) => `${capital(question)}?`)
    .replace(pleaded, (_found, verb: string) => `${capital(imperative(verb))} `)
    .replace(wishedOf, '')
    .replace(invited, (found, verb: string) => imperativeOf(verb, dictionary) ?? found)
    .replace(welcomed, 'Venha ')
    .replace(refrained, 'Pedimos $1')
    .replace(/^que (?=(?:precisa|tem|vai|está|é|são) )/iu, '')
    .replace(/^indicar (?=[oa]s? \p{L})(?!.*(?:\s(?:dá|dão|ganha|vale|rende|é)(?!\p{L})|%|R\$))/iu, 'Indicamos ')
    .replace(done, (_found, stem: string) => `${capital(stem)}${stem.toLowerCase() === 'oferec' ? 'e' : 'a'}mos `)
    .replace(thanked, 'Agradecemos ')
    // The first, and then who is thanked beside them.
    .replace(thankedOnes, asThanked)
    .replace(thankedOnes, asThanked)
    .replace(/(?<=^Agradecemos .*, e )(anunci|avis|lembr|inform|comunic)ar(?= que )/u, '$1amos')
    .replace(ending, (_found, said: string) => capital(said))
    .replace(suggestions, 'Deixe a sua sugestão')
    .replace(helped, 'Peço ajuda')
    .replace(
      asked,
      (_found, article: string, thing: string, rest: string) => `Qual é ${article} ${thing}? ${capital(rest)}?`,
    )
    .replace(choice, (_found, question: string) => `${capital(question)}?`)
    .replace(advising, '')
    .replace(showing, '');
