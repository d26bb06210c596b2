/** The verbs of an order to invite. */
export const inviteVerbs = '(?:convid|cham)(?:a|e|ar|ando)';
/** The addressees between an order and its content: "pergunta pros clientes se". */
const addressees = '(?: (?:pr[ao]s?|aos?|as?|para)(?: [ao]s?)? [a-z]+)?';
/** An order to ask what follows. */
export const askOrder = new RegExp(`(?:pergunt(?:a|e|ar|ando)${addressees}(?: se| assim)?|pergunta(?: tipo| assim)?)$`);
/** An order to tell the reader to do what follows. */
export const requestOrder = new RegExp(
  `(?:ped(?:e|ir|indo)|peca|${inviteVerbs})${addressees}(?: (?:pra|para|p|que|a))?$`,
);
