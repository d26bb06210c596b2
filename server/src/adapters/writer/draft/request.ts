import { fold } from '../../../domain/words.ts';
import { capital, toReaders } from './words.ts';

const greeting =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|e ai|fala(?=\s(?:pessoal|galera|gente|rapaziada|turma|povo)|[,!.])|salve)(?:\s(?:pessoal|galera|gente|rapaziada|turma|povo|amigos?|clientes|meninas|amores))?|pessoal|galera|gente|rapaziada)\b(?:[,!.:]+\s*|\s+)(?=\S)/;
const article = '(?:(?:um|uma|o|a|os|as|meu|minha|meus|minhas|nosso|nossa|nossos|nossas)\\s)?';
const text =
  '(?!mensagem (?:ao vivo|fonada))(?:texto|textinho|post|postagem|legenda|anuncio|mensagem|msg|roteiro|e-?mail|descricao|reels|video|publicacao|propaganda|story|stories|divulgacao|arte|copy)';
/** What an owner names a text by, and may mean as its first word. */
const notice = '(?:comunicado|aviso|recado|convite)';
const manner =
  '(?:\\s(?:bem|curto|curtinho|bonito|legal|animado|rapido|simples|divertido|chamativo|em (?:carrossel|video|texto|lista)|tipo (?:trend|pov|tutorial)|de (?:uns )?\\d{1,3} ?(?:s|seg|segundos?|min|minutos?)(?![a-z])))*';
const where =
  '(?:\\s(?:para|pra|pro|no|na|do|de|nos|nas)\\s(?:(?:o|a|meu|minha|nosso)\\s)?(?:instagram|insta|feed|story|stories|whatsapp|zap|facebook|face|reels|site|loja|grupo|status))*';
const wish =
  '(?:(?:eu\\s)?(?:me ajuda(?: a)?|quero|queria|preciso(?:\\sde)?|gostaria de|pode|poderia|favor|por favor|me|vamos|bora)\\s){0,3}';
const write =
  '(?:me\\s)?(?:fazer|faca|faz|criar|crie|cria|escrever|escreva|escreve|gera|gerar|gere|monta|montar|monte|prepara|preparar|manda|mandar|enviar|envie|postar|poste|publicar|publique|bolar|bola)\\s(?:(?:pra|para)\\smim\\s)?';
const request = new RegExp(
  `^(?:${wish}(?:${write})?${article}${text}|${wish}${write}${article}${notice})${manner}${where}\\s?[:,]?\\s(?=\\S)(?!de (?:natal|ano|pascoa|aniversario|boas|agradecimento|feliz|fim|pesar|luto|condolencias))`,
);
const people =
  '(?:mei(?![a-z])|client[ea]|alun[oa]|pacient|associad|pais\\b|mae|fieis|paroquian|morador|condomin|assinant|familia|frequentador|fregues|inquilin|seguidor|leitor|voluntari|colaborador|funcionari|participant|irmaos|vizinh|amig|hosped|tutor|noivas|turma\\b|pessoal\\b|galera\\b|comunidade|clientela|socio|responsav|usuari|atleta|torcedor|membro|doador|passageir|motorista|produtor|parceir|contribuint|sindic|lojist|empresari|professor|corretor|motoboy)[a-z]*';
/** Whom a text is for: "os meus clientes do plano". */
const audience = `(?:(?:(?:pros|pras|pro|pra|para|aos|ao|as|os|a|o)\\s(?:(?:os|as|o|a)\\s)?|(?=meus|minhas|nossos|nossas|todos|todas|[a-z]+s\\s))((?:(?:meus|minhas|nossos|nossas|todos|todas|os|as)\\s){0,3}${people}(?:\\smei(?![a-z]))?(?:\\s(?:d[aeo]s?|e)\\s(?!que|[a-z]+ndo)[a-z]+)?)(?:\\s|(?=[:,])))?`;
const verbs =
  'avis|escrev|convoc|comunic|inform|lembr|agradec|convid|parabeniz|desej|divulg|anunci|mostr|cont|fal|explic|promov|diz|apresent|relembr|reforc';
const told = new RegExp(
  `^(?:(?:para|pra|p/|de|por|so|quero|queremos|preciso|precisamos|vou|vamos|queria|gostaria de|sobre)\\s){0,2}(${verbs})(?:ar|er|ir|or|(?<=escrev)(?:a|e)(?=\\ssobre\\s)|(?<=mostr|explic|divulg|anunci)a(?=\\s(?!d[aeo]\\s|cultural))|(?:a|e|que|)(?=\\s(?:q|que|sobre|d[aeo]s?|como|pr[oa]s?|aos?|as|os|o|a|todos|todas|meus|minhas|nossos|nossas)\\s))\\s${audience}\\s*[:,]?\\s*(?:(?:de\\s+que|que|sobre)\\s+)?`,
);
/** "mensagem pros pais avisando que", of which the first word is gone. */
const addressed = new RegExp(
  `^${audience}(?:(${verbs})(?:ando|endo|indo)\\s)?${audience}(?:[:,]\\s*)?(?:(?:de\\s+que|que|sobre)\\s+)?`,
);

/** "responder casal que perguntou do Carnaval": whom the message answers. */
const answering =
  /^(?:responder|responda|responde) (?:(?:ao?|[oa]|para [oa]|pr[oa]) )?(?:client[ea]|casal|pessoa|moç[oa]|rapaz|senhora?|noiv[oa]|mãe|pai|alun[oa]|menin[oa]) (?:que (?:perguntou|quer saber|pediu)|perguntando)(?: (?:(?:sobre|d[aeo]s?|o|a) )?\p{L}+)?[,.:]?\s+(?=\S)/iu;

/** "quero mandar pros clientes: …" */
const sending = new RegExp(
  `^(?:eu )?(?:quero|queria|preciso|vou) (?:mandar|enviar|passar)(?: (?:isso|isto|esta mensagem|essa mensagem))? (?:pr[ao]s?|para(?: [ao]s?)?|aos?|às?) \\p{L}+(?: \\p{L}+)?:\\s*(?=\\S)`,
  'iu',
);

const we: Readonly<Record<string, string>> = {
  agradec: 'Agradecemos',
  convid: 'Convidamos',
  convoc: 'Convocamos',
  parabeniz: 'Parabenizamos',
  desej: 'Desejamos',
};

/** "os clientes" as those who are spoken to: "aos clientes". */
const to = (whom: string): string => {
  const plain = fold(whom).replace(/^(?:meus|minhas|nossos|nossas|todos|todas)\s/, '');
  const isFemale = /^(?:mae|turma|galera|comunidade|clientela|familia|noiva|client?as|aluna)/.test(plain);
  const isMany = (plain.split(' ')[0] ?? '').endsWith('s') || plain !== fold(whom);
  return `${isFemale ? 'à' : 'ao'}${isMany ? 's' : ''} ${whom}`;
};

/** "quero que você fale", "quero q lembre": what it asks us to do. */
const asked =
  /^(?:eu )?(?:quero|queria|preciso|gostaria) (?:de )?(?:que |q )(?:você |vc |vocês )?(fale|lembre|avise|conte|mostre|divulgue|anuncie|informe|comunique|diga|explique|apresente|escreva|faça|crie)(?: (?:de|da|do|sobre))? /iu;
const infinitive: Readonly<Record<string, string>> = {
  faca: 'fazer ',
  escreva: 'escrever ',
  diga: 'dizer ',
  divulgue: 'divulgar ',
  explique: 'explicar ',
  comunique: 'comunicar ',
};

/** "pros síndicos que a lavagem …", and not "pros clientes que compraram". */
const toldTo = new RegExp(
  `^(?:pros|pras|para os|para as)\\s(${people})\\sque\\s(?=(?:nao|hoje|amanha|[ao]s?)\\s(?!gente))`,
);
const withWhom = (words: string): string => {
  const [lead = '', whom = ''] = toldTo.exec(fold(words)) ?? [];
  return lead === '' ? words : `Aviso ${to(peopleIn(words, whom))}: ${words.slice(lead.length)}`;
};

/** "quero que pergunte qual sabor eles querem": what the text is to ask. */
const asking =
  /(^|[.,;]?\s+)(?:e\s+)?(?:eu\s+)?(?:quero|queria|gostaria|(?<=(?:^|[.!?]\s*))(?:pode|poderia))\s+(?:de\s+)?(?:que\s+)?(?:você\s+)?(?:pergunt(?:e|ar)|também\s+pergunt(?:e|ar))(?:\s+(?:pr[ao]s?|aos?|às?|para\s+[ao]s?)\s+\p{L}+)?\s+(?:(?:se)\s+(?=\p{L})|(?=(?:qual|quais|quem|o que|como|quando|onde|quantos|quantas)\s))([^.!?\n]+)[.?]?/iu;
const asQuestion = (_found: string, before: string, question: string): string =>
  `${before === '' ? '' : '. '}${capital(toReaders(question))}? `;

/** "sou nutricionista e quero um post": who asks. */
const asker = /^(?:eu )?sou (?:\p{L}+ ){1,4}e (?=(?:quero|queria|preciso|gostaria) )/iu;
/** "queria postar sobre o seu Antônio", "quero mandar pra quem sumiu das aulas.": what it is about, or whom it is for. */
const posting =
  /^(?:eu )?(?:quero|queria|preciso|vou|gostaria de) (?:(?:postar|publicar|fazer um post|falar) (?:sobre|d[aeo]s?) (?=\p{L})|(?:mandar|enviar|escrever)(?: (?:isso|uma mensagem|um e-?mail|um recado))? (?:pra|para|a) (?:quem|(?:as )?pessoas que) [^.,:;!?\n]+[.,:;]\s*)/iu;
/** "sou advogada e quero alcançar pessoas que …" */
const reaching =
  /^(?:eu )?(?:quero|queria|preciso) (?:alcançar|atingir|chegar em|falar com) (?:as )?(?=pessoas |quem )/iu;
/** "bolo de pote, descrição pro iFood": where the words are for. */
const channel =
  /(?<=\p{L}{3,}),?\s(?:-\s)?(?:descrição|texto|legenda|anúncio|post|publicação)\s(?:pr[oa]|para [oa]|d[oa])\s(?:iFood|site|app|aplicativo|Instagram|insta|Facebook|Mercado Livre|Shopee|OLX|feed|status|catálogo|cardápio|loja virtual)(?=[.:,\n]|$)/iu;
/** "fizemos 5 anos e queria mandar um e-mail pros clientes agradecendo, contar que …" */
const wedged =
  /,?\s+e\s+(?:eu\s+)?(?:quero|queria|preciso|gostaria de|vou)\s+(?:fazer|mandar|enviar|escrever|criar|postar)\s+(?:um|uma)\s+(?:post|texto|mensagem|e-?mail|legenda|vídeo|reels|story)(?:\s+(?:pr[ao]s?|para [ao]s|aos|às)\s+\p{L}+)?(?:\s+(?:agradecendo|contando|avisando|falando disso|sobre isso))?[,.]?(?=\s|$)/iu;
/** "pros clientes que compraram ano passado": who gets it, and nothing that they are told. */
const relative =
  /^que\s(?:\p{L}+\s){0,2}?(?:\p{L}{2,}[aei]ram|t[eê]m|são|estão|fazem|moram|já|ainda|usam|treinam)(?!\p{L})[^,.:;!?\n]*[,.:;]?\s*/iu;
/** "queremos ouvir vocês: enviar um e-mail para quem se hospedou pedindo que …" */
const behindColon =
  /(?<=\p{L}: )(?:enviar|mandar|fazer|escrever) (?:um|uma) (?:e-?mail|mensagem|post|texto) (?:para|pra|a) [^.:!?\n]{3,80}? (?:pedindo|convidando) (?:que|para|pra) /iu;
/** "para quem se hospedou nos últimos meses pedindo que …" */
const whoever =
  /^(?:para|pra|a)\s(?:todos\s|todas\s)?quem\s[^,.:;!?\n]*?(?:[,.:;]\s*|\s(?=(?:pedindo|avisando|contando|lembrando|dizendo|agradecendo|perguntando)\s))/iu;
/** "mandar no grupo pras clientes votarem no sabor": what they are to do. */
const toDo =
  /^(?:mandar?|postar?|enviar?)\s(?:(?:n[oa]|pr[oa])\s(?:grupo|zap|WhatsApp|status|lista)\s)?(?:pr[ao]s|para [ao]s)\s\p{L}+\s(\p{L}{2,})([aei])rem(?=\s)/iu;

/** The words without what asks us for a text: "faz um post pra avisar os clientes que …" is `Aviso aos clientes: …`. */
export function withoutRequest(words: string): string {
  let rest = withWhom(words)
    .replace(asker, '')
    .replace(channel, '')
    .replace(wedged, '.')
    .replace(behindColon, '')
    .replace(toDo, (_found, verb: string, vowel: string) => `${capital(verb)}${vowel === 'a' ? 'em' : 'am'}`)
    .replace(asking, asQuestion)
    .trimEnd()
    .replace(asked, (_found, verb: string) => infinitive[fold(verb)] ?? `${verb.slice(0, -1)}ar `)
    .replace(
      /^(?:mandar?|manda a[ií]|falar?|avisar?) (?:pr[ao]s|para [ao]s|aos|às) (?:irmãos|clientes|alunos|pais|mães|moradores|pacientes|associados|amigos|fiéis|vizinhos|meninas|pessoal)(?: \p{L}+s)? que /iu,
      '',
    )
    .replace(/^(?:roteiro |vídeo |post |texto )?chamando (?:para|pra) (?:a )?/iu, '')
    .replace(/\.?\s+e\s+(?:avisar|informar|lembrar|dizer|contar|falar)\s+que\s+/giu, '. ')
    .replace(
      /,?\s+(?:e\s+)?com\s+(?:uma\s|as\s|algumas\s|estas\s)?(dicas?):/giu,
      (_found, tips: string) => `. ${capital(tips)}:`,
    );
  let isAsked = false;
  rest = rest.replace(
    /^(?:oi+|olá)?[\s\p{Extended_Pictographic}\uFE0F,!]*(?:faz|faça|cria|escreve|monta) (?:aí|um aí|pra mim)[,:]?\s+(?=\S)/iu,
    '',
  );
  for (let round = 0; round < 3; round += 1) {
    const greeted = greeting.exec(fold(rest))?.[0].length;
    const length = greeted ?? request.exec(fold(rest))?.[0].length ?? 0;
    // "bom dia clientes" is all that is said.
    if (length === 0 || length >= rest.length || !/\s/.test(rest.slice(length).trim())) break;
    isAsked ||= greeted === undefined;
    rest = rest
      .slice(length)
      .trimStart()
      .replace(/^então,? (?=\p{L})/iu, '');
  }
  // "vaga: vaga para açougueiro" of "um post de vaga: vaga p/ açougueiro"
  if (isAsked) rest = rest.replace(/^(?:d[aeo] |sobre )?(\p{L}+): (?=\1(?!\p{L}))/iu, '').replace(whoever, '');
  rest = rest.replace(posting, '').replace(reaching, 'Para ').replace(sending, '').replace(answering, '');
  const folded = fold(rest);
  const [found = '', verb = '', whom] = told.exec(folded) ?? [];
  if (found !== '' && found.length < rest.length) return said(rest, verb, found, whom);
  const isNews = /^(?:aviso|recado|comunico|informo|lembro)\s(?:a\stodos\s)?que\s/.exec(folded)?.[0].length ?? 0;
  if (isNews > 0) return rest.slice(isNews);
  const label = /^(aviso|recado|lembrete|comunicado)\s/.exec(folded)?.[0] ?? '';
  if (!isAsked && label === '') return rest;
  const [lead = '', first, gerund = '', second] = addressed.exec(folded.slice(label.length)) ?? [];
  const head = rest.slice(0, label.length + lead.length);
  if (head.length >= rest.length || lead === '') return isAsked ? withoutLink(rest) : rest;
  if (gerund !== '') return said(rest, gerund, head, first ?? second);
  const tail = rest
    .slice(head.length)
    .replace(/^com (?=\d|(?:algumas |umas )?(?:dicas|ideias|sugestões)(?!\p{L}))/iu, '');
  const ofSome = /\sque\s+$/iu.test(head) ? relative.exec(`que ${tail}`)?.[0].slice('que '.length) : undefined;
  if (ofSome !== undefined && ofSome.length < tail.length) return capital(tail.slice(ofSome.length));
  if (first === undefined) return isAsked ? withoutLink(`${/sobre\s+$/.test(lead) ? 'sobre ' : ''}${tail}`) : rest;
  return `${label === '' ? 'Aviso' : capital(label.trim())} ${to(peopleIn(rest, first))}: ${tail}`;
}

const peopleIn = (words: string, folded: string): string => {
  const at = fold(words).indexOf(folded);
  return words.slice(at, at + folded.length).replace(/^(?:os|as)\s/i, '');
};

/** What is said of a topic that begins with what it does: to avisar, agradecer, mostrar. */
function said(words: string, verb: string, lead: string, whom: string | undefined): string {
  const tail = words.slice(lead.length);
  if (we[verb]) {
    const at = fold(words).indexOf(verb);
    return thanks(verb, words.slice(at).replace(/^\S+\s/, ''));
  }
  const label = /^(?:lembr|relembr)/.test(verb) ? 'Lembrete' : /^(?:avis|comunic|inform)/.test(verb) ? 'Aviso' : null;
  if (label !== null && whom !== undefined) return `${label} ${to(peopleIn(words, whom))}: ${tail}`;
  if (label === 'Lembrete') {
    const what = tail.replace(/^(?:client[ea]s?|alun[oa]s?|pacientes?)\s(?=d[aeo]s?\s)/i, '');
    return `Lembrete: ${what.replace(/^(?:d[aeo]s?)\s(?=\S)/i, '')}`;
  }
  if (verb === 'comunic' && !/que\s$/.test(fold(lead))) return `Comunicamos ${tail}`;
  if (verb === 'explic' || verb === 'mostr') return tail.replace(/^(?:porque|por que) /iu, 'Por que ');
  return /^(?:cont|fal|diz)/.test(verb) ? tail.replace(/^(?:d[aeo]s?)\s/i, '') : tail;
}

/** What tied the words to the text that was asked for. */
const withoutLink = (words: string): string =>
  words
    .replace(/^(?:explicando|ensinando|mostrando|contando) (?:porque|por que) /iu, 'Por que ')
    .replace(/^ensinando a(?: como)? (?=\p{L}+[aei]r )/iu, 'Como ')
    .replace(/^em que eu (?:conte|explique|mostre|fale|apresente)(?: sobre| que)? /iu, '')
    .replace(/^passar (?:[oa]s?) (?=\p{L})/iu, '')
    .replace(/^(?:pedindo|perguntando)(?: (?:pr[ao]s?|para [ao]s?|aos?) \p{L}+)?(?: (?:que|se))? (?=\p{L})/iu, '')
    .replace(
      /^(?:com (?:as |umas |algumas )?(?=(?:ideias|dicas|sugestões|\d)(?!\p{L}))|(?:mostrando|explicando|ensinando|contando|apresentando) (?:sobre )?)/iu,
      '',
    )
    .replace(
      /^(?:(?:sobre|falando (?:de|sobre))\s(?:(?:os?|as?)\s(?!que\s))?|(?:falando|que|de que)\s|(?:d[aeo]s?|para|pra|pro)\s(?=\p{L}))/iu,
      '',
    );

function thanks(verb: string, object: string): string {
  const given: Readonly<Record<string, string>> = { os: 'aos', as: 'às', o: 'ao', a: 'à' };
  const plain = /^(os|as|o|a)\s(?!todos)/i.exec(object)?.[1]?.toLowerCase() ?? '';
  const isBare = verb === 'agradec' && /^(?:tod[oa]s?|cada|quem|vocês|meus|minhas|nossos|nossas)\s/i.test(object);
  const rest =
    verb === 'agradec' && given[plain] ? object.replace(/^\S+/, given[plain]) : isBare ? `a ${object}` : object;
  return `${we[verb] ?? ''} ${rest}`;
}
