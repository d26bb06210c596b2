import type { LegalRuleKey } from '../../domain/findings/legalRules.ts';
import type { BusinessProfile } from '../../domain/account/user.ts';
import { fold } from '../../domain/text/words.ts';

/** A profession whose council says what its advertising may promise. */
export interface Profession {
  readonly rule: LegalRuleKey;
  /** As the subject of a sentence for the owner: "O conselho de Medicina". */
  readonly council: string;
  readonly words: RegExp;
  /** Whether price, discount and gratuity may not attract clients. */
  readonly isPriceLure: boolean;
  /** Whether images before and after are forbidden whatever the circumstances. */
  readonly isBeforeAfterForbidden: boolean;
  readonly isHealth: boolean;
}

const professions: readonly Profession[] = [
  {
    rule: 'cro',
    council: 'O conselho de Odontologia',
    words: /\bdentista|odonto|\bcro\b|ortodont|implantodont|periodont|endodont/,
    isPriceLure: true,
    isBeforeAfterForbidden: false,
    isHealth: true,
  },
  {
    rule: 'oab',
    council: 'A OAB',
    words: /\badvoga[dc]|\badvocacia\b|\boab\b|\bescritorio juridic|\bassessoria juridica/,
    isPriceLure: true,
    isBeforeAfterForbidden: false,
    isHealth: false,
  },
  {
    rule: 'cfn',
    council: 'O conselho de Nutrição',
    words: /\bnutricionista|\bcrn\b|consultorio de nutricao|nutricao (?:clinica|esportiva|funcional|materno)/,
    isPriceLure: false,
    isBeforeAfterForbidden: true,
    isHealth: true,
  },
  {
    rule: 'cfp',
    council: 'O conselho de Psicologia',
    words: /\bpsicolog|\bcrp\b|psicoterap/,
    isPriceLure: true,
    isBeforeAfterForbidden: true,
    isHealth: true,
  },
  {
    rule: 'coffito',
    council: 'O conselho de Fisioterapia',
    words: /\bfisioterap|\bcrefito\b|\bosteopat/,
    isPriceLure: false,
    isBeforeAfterForbidden: false,
    isHealth: true,
  },
  {
    rule: 'cfm',
    council: 'O conselho de Medicina',
    words:
      /\bmedic[oa]s?\b(?! veterin)|\bdermatolog|\bginecolog|\bcardiolog|\bpediatra|\bclinica medica|\bortopedist|\bpsiquiatr|\bcirurgi[aã]?o? plastic|\bcirurgia|\boftalmolog|\bnutrolog|\bcrm\b|\burologist|\bendocrinolog|\bneurolog|\bharmonizacao facial/,
    isPriceLure: false,
    isBeforeAfterForbidden: false,
    isHealth: true,
  },
];

/** How an owner says in the topic that they are of a profession: "sou dentista", "dra. Ana, dentista". */
const selfIntroductions = professions.map(
  ({ words }) => new RegExp(`\\b(?:sou|dr[a]?\\.?|doutor[a]?)\\b.{0,40}(?:${words.source})`),
);

/** The regulated profession that the owner's words name: the name and description of the business first, then the topic. */
export function professionOf(profile: BusinessProfile, topic: string): Profession | null {
  const foldedProfile = fold([profile.businessName, profile.businessDesc].filter((value) => value !== null).join('\n'));
  const foldedTopic = fold(topic);
  return (
    professions.find(({ words }) => words.test(foldedProfile)) ??
    professions[selfIntroductions.findIndex((pattern) => pattern.test(foldedTopic))] ??
    null
  );
}
