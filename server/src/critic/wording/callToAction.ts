import { softFinding, type Check } from '../judgedText/judgedText.ts';

/** Verb forms that are always requests, folded. */
const requestForms =
  'chame|chamar|mande|mandar|fale|falar|responda|responder|peca|pedir|pecam|encomende|encomendar|agende|agendar|marque|' +
  'marcar|reserve|reservar|garanta|garantir|compre|comprar|clique|toque|tocar|acesse|acessar|veja|ver|visite|visitar|' +
  'passe|passar|venha|venham|vir|aproveite|confira|conheca|conhecer|ligue|escreva|comente|salve|salvar|siga|' +
  'experimente|experimentar|confirme|confirmar|traga|avise|avisar|combine|combinar|pergunte|perguntar|leve|escolha|' +
  'baixe|cadastre|inscreva|participe|faca|fazer|convide|compartilhe|consulte|solicite|espero|esperamos|acompanhe|' +
  'lembre|guarde|resolva|decida|cole|matricule|bora|vamos|corra|busque|separe|anote|junte|assine|deixe|apareca|' +
  'chega mais|(?:de|da) um pulo|book|get|order|call|visit';

/**
 * Verb forms that may be statements ("a fila pede calma"): they are requests at the start of a clause, or after "me",
 * "já", "só".
 */
const ambiguousForms =
  'chama|manda|fala|responde|pede|encomenda|agenda|marca|reserva|garante|compra|toca|visita|passa|vem(?! ai)|aproveita|' +
  'liga|escreve|comenta|conta|conte|salva|segue|experimenta|confirma|traz|avisa|combina|pergunta|leva|escolhe|entre|' +
  'cola|topa|corre|separa|anota|junta|clica|confere|aperta|aparece|guarda|busca|compartilha|participa';

const requestPhrase = new RegExp(
  `\\b(?:${requestForms})(?:-se)?\\b|(?:^|[^\\p{L}\\p{N}\\s]\\s*|\\n\\s*|\\b(?:me|nos|e|ou|ja|so|entao|aqui|ai|agora|dai|mas|hoje|oi|depois|para|pra)\\s)(?:${ambiguousForms})\\b|\\?|https?:\\/\\/|\\bwa\\.me\\/`,
  'u',
);

/** A text that sells ends by asking for something (rule 5.3: one call to action). */
export const checkCallToAction: Check = ({ brief: { contentType }, text, foldedText }) =>
  (contentType === 'mensagem_whatsapp' || contentType === 'email_marketing') &&
  !requestPhrase.test(foldedText) &&
  !/\[preencher:\s*(?:contato|link|telefone|whatsapp)/i.test(text)
    ? [softFinding('call-missing', 'Falta dizer o que a pessoa deve fazer agora.')]
    : [];
