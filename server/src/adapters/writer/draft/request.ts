import { fold } from '../../../domain/text/words.ts';
import * as forms from './request/forms.ts';
import {
  toReaderQuestion,
  infinitiveOf,
  audienceAsTyped,
  toAnnouncement,
  withPreposition,
  withoutConnective,
  asAudienceNotice,
} from './request/wording.ts';
import { capitalized } from './words.ts';

/** Removes the request for a text: "faz um post pra avisar os clientes que …" becomes "Aviso aos clientes: …". */
export function withoutRequest(words: string): string {
  let rest = asAudienceNotice(words)
    .replace(forms.selfIntroduction, '')
    .replace(forms.publicationChannel, '')
    .replace(forms.embeddedRequest, '.')
    .replace(forms.requestAfterColon, '')
    .replace(
      forms.actionForReaders,
      (_found, verb: string, vowel: string) => `${capitalized(verb)}${vowel === 'a' ? 'em' : 'am'}`,
    )
    .replace(forms.questionOrder, toReaderQuestion)
    .trimEnd()
    .replace(forms.contentRequest, (_found, verb: string) => infinitiveOf[fold(verb)] ?? `${verb.slice(0, -1)}ar `)
    .replace(forms.relayedMessage, '')
    .replace(forms.invitationRequest, '')
    .replace(forms.additionalPoint, '. ')
    .replace(forms.tipsLead, (_found, tips: string) => `. ${capitalized(tips)}:`);
  let isAsked = false;
  rest = rest.replace(forms.writeForMe, '');
  for (let round = 0; round < 3; round += 1) {
    const greeted = forms.greeting.exec(fold(rest))?.[0].length;
    const length = greeted ?? forms.request.exec(fold(rest))?.[0].length ?? 0;
    // "bom dia clientes": nothing would remain.
    if (length === 0 || length >= rest.length || !/\s/.test(rest.slice(length).trim())) break;
    isAsked ||= greeted === undefined;
    rest = rest
      .slice(length)
      .trimStart()
      .replace(/^então,? (?=\p{L})/iu, '');
  }
  // "um post de vaga: vaga p/ açougueiro" would repeat "vaga".
  if (isAsked)
    rest = rest.replace(/^(?:d[aeo] |sobre )?(\p{L}+): (?=\1(?!\p{L}))/iu, '').replace(forms.recipientDescription, '');
  rest = rest
    .replace(forms.postingIntent, '')
    .replace(forms.audienceIntent, 'Para ')
    .replace(forms.sendingIntent, '')
    .replace(forms.replyIntent, '');
  const folded = fold(rest);
  const [found = '', verb = '', whom] = forms.announcementVerb.exec(folded) ?? [];
  if (found !== '' && found.length < rest.length) return toAnnouncement(rest, verb, found, whom);
  const newsLeadLength =
    /^(?:aviso|recado|comunico|informo|lembro)\s(?:a\stodos\s)?que\s/.exec(folded)?.[0].length ?? 0;
  if (newsLeadLength > 0) return rest.slice(newsLeadLength);
  const label = /^(aviso|recado|lembrete|comunicado)\s/.exec(folded)?.[0] ?? '';
  if (!isAsked && label === '') return rest;
  const [lead = '', first, gerund = '', second] = forms.addressedAudience.exec(folded.slice(label.length)) ?? [];
  const head = rest.slice(0, label.length + lead.length);
  if (head.length >= rest.length || lead === '') return isAsked ? withoutConnective(rest) : rest;
  if (gerund !== '') return toAnnouncement(rest, gerund, head, first ?? second);
  const tail = rest
    .slice(head.length)
    .replace(/^com (?=\d|(?:algumas |umas )?(?:dicas|ideias|sugestões)(?!\p{L}))/iu, '');
  const relativePart = /\sque\s+$/iu.test(head)
    ? forms.relativeClause.exec(`que ${tail}`)?.[0].slice('que '.length)
    : undefined;
  if (relativePart !== undefined && relativePart.length < tail.length)
    return capitalized(tail.slice(relativePart.length));
  if (first === undefined)
    return isAsked ? withoutConnective(`${/sobre\s+$/.test(lead) ? 'sobre ' : ''}${tail}`) : rest;
  return `${label === '' ? 'Aviso' : capitalized(label.trim())} ${withPreposition(audienceAsTyped(rest, first))}: ${tail}`;
}
