/** How owners ask for a text, as patterns: folded words where they are matched against `fold`, else as typed. */
export const greeting =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|e ai|fala(?=\s(?:pessoal|galera|gente|rapaziada|turma|povo)|[,!.])|salve)(?:\s(?:pessoal|galera|gente|rapaziada|turma|povo|amigos?|clientes|meninas|amores))?|pessoal|galera|gente|rapaziada)\b(?:[,!.:]+\s*|\s+)(?=\S)/;
const article = '(?:(?:um|uma|o|a|os|as|meu|minha|meus|minhas|nosso|nossa|nossos|nossas)\\s)?';
const text =
  '(?!mensagem (?:ao vivo|fonada))(?:texto|textinho|post|postagem|legenda|anuncio|mensagem|msg|roteiro|e-?mail|descricao|reels|video|publicacao|propaganda|story|stories|divulgacao|arte|copy)';
/** Names of a text that may also be its first word: "aviso: …". */
const notice = '(?:comunicado|aviso|recado|convite)';
const manner =
  '(?:\\s(?:bem|curto|curtinho|bonito|legal|animado|rapido|simples|divertido|chamativo|em (?:carrossel|video|texto|lista)|tipo (?:trend|pov|tutorial)|de (?:uns )?\\d{1,3} ?(?:s|seg|segundos?|min|minutos?)(?![a-z])))*';
const destination =
  '(?:\\s(?:para|pra|pro|no|na|do|de|nos|nas)\\s(?:(?:o|a|meu|minha|nosso)\\s)?(?:instagram|insta|feed|story|stories|whatsapp|zap|facebook|face|reels|site|loja|grupo|status))*';
const politeLead =
  '(?:(?:eu\\s)?(?:me ajuda(?: a)?|quero|queria|preciso(?:\\sde)?|gostaria de|pode|poderia|favor|por favor|me|vamos|bora)\\s){0,3}';
const writeVerb =
  '(?:me\\s)?(?:fazer|faca|faz|criar|crie|cria|escrever|escreva|escreve|gera|gerar|gere|monta|montar|monte|prepara|preparar|manda|mandar|enviar|envie|postar|poste|publicar|publique|bolar|bola)\\s(?:(?:pra|para)\\smim\\s)?';
export const request = new RegExp(
  `^(?:${politeLead}(?:${writeVerb})?${article}${text}|${politeLead}${writeVerb}${article}${notice})${manner}${destination}\\s?[:,]?\\s(?=\\S)(?!de (?:natal|ano|pascoa|aniversario|boas|agradecimento|feliz|fim|pesar|luto|condolencias))`,
);
const people =
  '(?:mei(?![a-z])|client[ea]|alun[oa]|pacient|associad|pais\\b|mae|fieis|paroquian|morador|condomin|assinant|familia|frequentador|fregues|inquilin|seguidor|leitor|voluntari|colaborador|funcionari|participant|irmaos|vizinh|amig|hosped|tutor|noivas|turma\\b|pessoal\\b|galera\\b|comunidade|clientela|socio|responsav|usuari|atleta|torcedor|membro|doador|passageir|motorista|produtor|parceir|contribuint|sindic|lojist|empresari|professor|corretor|motoboy)[a-z]*';
/** The audience of a text: "os meus clientes do plano". */
const audience = `(?:(?:(?:pros|pras|pro|pra|para|aos|ao|as|os|a|o)\\s(?:(?:os|as|o|a)\\s)?|(?=meus|minhas|nossos|nossas|todos|todas|[a-z]+s\\s))((?:(?:meus|minhas|nossos|nossas|todos|todas|os|as)\\s){0,3}${people}(?:\\smei(?![a-z]))?(?:\\s(?:d[aeo]s?|e)\\s(?!que|[a-z]+ndo)[a-z]+)?)(?:\\s|(?=[:,])))?`;
const verbs =
  'avis|escrev|convoc|comunic|inform|lembr|agradec|convid|parabeniz|desej|divulg|anunci|mostr|cont|fal|explic|promov|diz|apresent|relembr|reforc';
export const announcementVerb = new RegExp(
  `^(?:(?:para|pra|p/|de|por|so|quero|queremos|preciso|precisamos|vou|vamos|queria|gostaria de|sobre)\\s){0,2}(${verbs})(?:ar|er|ir|or|(?<=escrev)(?:a|e)(?=\\ssobre\\s)|(?<=mostr|explic|divulg|anunci)a(?=\\s(?!d[aeo]\\s|cultural))|(?:a|e|que|)(?=\\s(?:q|que|sobre|d[aeo]s?|como|pr[oa]s?|aos?|as|os|o|a|todos|todas|meus|minhas|nossos|nossas)\\s))\\s${audience}\\s*[:,]?\\s*(?:(?:de\\s+que|que|sobre)\\s+)?`,
);
/** "pros pais avisando que", what remains of "mensagem pros pais avisando que". */
export const addressedAudience = new RegExp(
  `^${audience}(?:(${verbs})(?:ando|endo|indo)\\s)?${audience}(?:[:,]\\s*)?(?:(?:de\\s+que|que|sobre)\\s+)?`,
);

/** "responder casal que perguntou do Carnaval": the person whom the message answers. */
export const replyIntent =
  /^(?:responder|responda|responde) (?:(?:ao?|[oa]|para [oa]|pr[oa]) )?(?:client[ea]|casal|pessoa|moç[oa]|rapaz|senhora?|noiv[oa]|mãe|pai|alun[oa]|menin[oa]) (?:que (?:perguntou|quer saber|pediu)|perguntando)(?: (?:(?:sobre|d[aeo]s?|o|a) )?\p{L}+)?[,.:]?\s+(?=\S)/iu;

/** "quero mandar pros clientes: …" */
export const sendingIntent = new RegExp(
  `^(?:eu )?(?:quero|queria|preciso|vou) (?:mandar|enviar|passar)(?: (?:isso|isto|esta mensagem|essa mensagem))? (?:pr[ao]s?|para(?: [ao]s?)?|aos?|às?) \\p{L}+(?: \\p{L}+)?:\\s*(?=\\S)`,
  'iu',
);

/** "quero que você fale", "quero q lembre": what the writer is asked to do. */
export const contentRequest =
  /^(?:eu )?(?:quero|queria|preciso|gostaria) (?:de )?(?:que |q )(?:você |vc |vocês )?(fale|lembre|avise|conte|mostre|divulgue|anuncie|informe|comunique|diga|explique|apresente|escreva|faça|crie)(?: (?:de|da|do|sobre))? /iu;
/** "pros síndicos que a lavagem …", and not "pros clientes que compraram". */
export const audienceAndMessage = new RegExp(
  `^(?:pros|pras|para os|para as)\\s(${people})\\sque\\s(?=(?:nao|hoje|amanha|[ao]s?)\\s(?!gente))`,
);
/** "quero que pergunte qual sabor eles querem": what the text is to ask. */
export const questionOrder =
  /(^|[.,;]?\s+)(?:e\s+)?(?:eu\s+)?(?:quero|queria|gostaria|(?<=(?:^|[.!?]\s*))(?:pode|poderia))\s+(?:de\s+)?(?:que\s+)?(?:você\s+)?(?:pergunt(?:e|ar)|também\s+pergunt(?:e|ar))(?:\s+(?:pr[ao]s?|aos?|às?|para\s+[ao]s?)\s+\p{L}+)?\s+(?:(?:se)\s+(?=\p{L})|(?=(?:qual|quais|quem|o que|como|quando|onde|quantos|quantas)\s))([^.!?\n]+)[.?]?/iu;
/** "sou nutricionista e quero um post": the owner introduces himself. */
export const selfIntroduction = /^(?:eu )?sou (?:\p{L}+ ){1,4}e (?=(?:quero|queria|preciso|gostaria) )/iu;
/** "queria postar sobre o seu Antônio", "quero mandar pra quem sumiu das aulas.": the subject or the audience follows. */
export const postingIntent =
  /^(?:eu )?(?:quero|queria|preciso|vou|gostaria de) (?:(?:postar|publicar|fazer um post|falar) (?:sobre|d[aeo]s?) (?=\p{L})|(?:mandar|enviar|escrever)(?: (?:isso|uma mensagem|um e-?mail|um recado))? (?:pra|para|a) (?:quem|(?:as )?pessoas que) [^.,:;!?\n]+[.,:;]\s*)/iu;
/** "sou advogada e quero alcançar pessoas que …" */
export const audienceIntent =
  /^(?:eu )?(?:quero|queria|preciso) (?:alcançar|atingir|chegar em|falar com) (?:as )?(?=pessoas |quem )/iu;
/** "bolo de pote, descrição pro iFood": where the text will be published. */
export const publicationChannel =
  /(?<=\p{L}{3,}),?\s(?:-\s)?(?:descrição|texto|legenda|anúncio|post|publicação)\s(?:pr[oa]|para [oa]|d[oa])\s(?:iFood|site|app|aplicativo|Instagram|insta|Facebook|Mercado Livre|Shopee|OLX|feed|status|catálogo|cardápio|loja virtual)(?=[.:,\n]|$)/iu;
/** "fizemos 5 anos e queria mandar um e-mail pros clientes agradecendo, contar que …" */
export const embeddedRequest =
  /,?\s+e\s+(?:eu\s+)?(?:quero|queria|preciso|gostaria de|vou)\s+(?:fazer|mandar|enviar|escrever|criar|postar)\s+(?:um|uma)\s+(?:post|texto|mensagem|e-?mail|legenda|vídeo|reels|story)(?:\s+(?:pr[ao]s?|para [ao]s|aos|às)\s+\p{L}+)?(?:\s+(?:agradecendo|contando|avisando|falando disso|sobre isso))?[,.]?(?=\s|$)/iu;
/** "pros clientes que compraram ano passado": a clause about the recipients, which is not told to them. */
export const relativeClause =
  /^que\s(?:\p{L}+\s){0,2}?(?:\p{L}{2,}[aei]ram|t[eê]m|são|estão|fazem|moram|já|ainda|usam|treinam|faltam|devem|precisam)(?!\p{L})[^,.:;!?\n]*[,.:;]?\s*/iu;
/** "queremos ouvir vocês: enviar um e-mail para quem se hospedou pedindo que …" */
export const requestAfterColon =
  /(?<=\p{L}: )(?:enviar|mandar|fazer|escrever) (?:um|uma) (?:e-?mail|mensagem|post|texto) (?:para|pra|a) [^.:!?\n]{3,80}? (?:pedindo|convidando) (?:que|para|pra) /iu;
/** "para quem se hospedou nos últimos meses pedindo que …" */
export const recipientDescription =
  /^(?:para|pra|a)\s(?:todos\s|todas\s)?quem\s[^,.:;!?\n]*?(?:[,.:;]\s*|\s(?=(?:pedindo|avisando|contando|lembrando|dizendo|agradecendo|perguntando)\s))/iu;
/** "mandar no grupo pras clientes votarem no sabor": what readers are asked to do. */
export const actionForReaders =
  /^(?:mandar?|postar?|enviar?)\s(?:(?:n[oa]|pr[oa])\s(?:grupo|zap|WhatsApp|status|lista)\s)?(?:pr[ao]s|para [ao]s)\s\p{L}+\s(\p{L}{2,})([aei])rem(?=\s)/iu;
/** "manda pros clientes que …" */
export const relayedMessage =
  /^(?:mandar?|manda a[ií]|falar?|avisar?) (?:pr[ao]s?|para [ao]s?|aos?|às?) (?:irmãos|client[ea]s?|alun[oa]s?|pais|mães|moradores|pacientes?|associados|amigos|fiéis|vizinhos|meninas|pessoal|turma|galera)(?: \p{L}+s)? que /iu;
/** "vídeo chamando para a festa" */
export const invitationRequest = /^(?:roteiro |vídeo |post |texto )?chamando (?:para|pra) (?:a )?/iu;
/** "… e avisar que …": a further thing to tell. */
export const additionalPoint = /\.?\s+e\s+(?:avisar|informar|lembrar|dizer|contar|falar)\s+que\s+/giu;
/** "… com umas dicas: …" */
export const tipsLead = /,?\s+(?:e\s+)?com\s+(?:uma\s|as\s|algumas\s|estas\s)?(dicas?):/giu;
/** "oi! faz um aí:" */
export const writeForMe =
  /^(?:oi+|olá)?[\s\p{Extended_Pictographic}\uFE0F,!]*(?:faz|faça|cria|escreve|monta) (?:aí|um aí|pra mim)[,:]?\s+(?=\S)/iu;
