import { fold } from '../text/words.ts';

const noHashtags =
  /\b(?:sem|nada de|nao (?:us|coloc|bot|po[een]|quer|precis)[a-z]*(?: de)?)(?: as| a| nenhuma)? (?:hashtags?\b|#(?![a-z]))/;

/** Whether the topic asks for a text without hashtags, which goes before the form of its type (rule 5.3). */
export const asksForNoHashtags = (topic: string): boolean => noHashtags.test(fold(topic));

const noPricesOnScreen =
  /\b(?:sem|nao (?:mostr|coloc|bot|po[een]|exib|aparec)[a-z]*)(?: o| os)? (?:precos?|valor(?:es)?) (?:n[ao]|em) (?:tela|imagem|video)\b/;

/** Whether the topic asks for a video that says its prices and does not show them. */
export const asksForNoPricesOnScreen = (topic: string): boolean => noPricesOnScreen.test(fold(topic));
