import { soft, type Check } from './draft.ts';

/** Verbs that ask a reader to do something; folded, as owners say them. */
const verbs =
  'chama|chame|chamar|manda|mande|mandar|fala|fale|falar|responde|responda|responder|peca|pede|pedir|pecam|encomende|encomenda|agende|agenda|agendar|marque|' +
  'marca|marcar|reserve|reserva|reservar|garanta|garante|garantir|compre|compra|comprar|clique|toque|toca|tocar|acesse|acessar|veja|ver|visite|visita|' +
  'visitar|passe|passa|passar|vem(?! ai)|venha|venham|vir|aproveite|aproveita|confira|conheca|conhecer|ligue|liga|ligar|escreva|escreve|escrever|comente|comenta|conte|conta|' +
  'salve|salva|salvar|siga|segue|experimente|experimenta|experimentar|confirme|confirma|confirmar|traga|traz|avise|avisa|avisar|combine|combina|combinar|pergunte|pergunta|perguntar|leve|leva|' +
  'escolha|escolhe|baixe|cadastre|inscreva|participe|faca|fazer|convide|compartilhe|consulte|solicite|entre|espero|esperamos|acompanhe|lembre|guarde|resolva|decida|book|get|order|call|visit';

const asks = new RegExp(`\\b(?:${verbs})(?:-se)?\\b|\\?|https?:\\/\\/|\\bwa\\.me\\/`);

/** A text that sells ends by asking for something (rule 5.3: one call to action). */
export const callToAction: Check = ({ brief: { contentType }, text, said }) =>
  (contentType === 'mensagem_whatsapp' || contentType === 'email_marketing') &&
  !asks.test(said) &&
  !/\[preencher:\s*(?:contato|link|telefone|whatsapp)/i.test(text)
    ? [soft('call-missing', 'Falta dizer o que a pessoa deve fazer agora.')]
    : [];
