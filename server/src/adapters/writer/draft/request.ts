import { fold } from '../../../domain/text/words.ts';
import * as forms from './request/forms.ts';
import { asQuestion, infinitive, peopleIn, said, to, withoutLink, withWhom } from './request/wording.ts';
import { capitalized } from './words.ts';

/** The words without what asks us for a text: "faz um post pra avisar os clientes que …" is `Aviso aos clientes: …`. */
export function withoutRequest(words: string): string {
  let rest = withWhom(words)
    .replace(forms.asker, '')
    .replace(forms.channel, '')
    .replace(forms.wedged, '.')
    .replace(forms.behindColon, '')
    .replace(forms.toDo, (_found, verb: string, vowel: string) => `${capitalized(verb)}${vowel === 'a' ? 'em' : 'am'}`)
    .replace(forms.asking, asQuestion)
    .trimEnd()
    .replace(forms.asked, (_found, verb: string) => infinitive[fold(verb)] ?? `${verb.slice(0, -1)}ar `)
    .replace(forms.passedOn, '')
    .replace(forms.calling, '')
    .replace(forms.alsoTold, '. ')
    .replace(forms.withTips, (_found, tips: string) => `. ${capitalized(tips)}:`);
  let isAsked = false;
  rest = rest.replace(forms.forMe, '');
  for (let round = 0; round < 3; round += 1) {
    const greeted = forms.greeting.exec(fold(rest))?.[0].length;
    const length = greeted ?? forms.request.exec(fold(rest))?.[0].length ?? 0;
    // "bom dia clientes" is all that is said.
    if (length === 0 || length >= rest.length || !/\s/.test(rest.slice(length).trim())) break;
    isAsked ||= greeted === undefined;
    rest = rest
      .slice(length)
      .trimStart()
      .replace(/^então,? (?=\p{L})/iu, '');
  }
  // "vaga: vaga para açougueiro" of "um post de vaga: vaga p/ açougueiro"
  if (isAsked) rest = rest.replace(/^(?:d[aeo] |sobre )?(\p{L}+): (?=\1(?!\p{L}))/iu, '').replace(forms.whoever, '');
  rest = rest
    .replace(forms.posting, '')
    .replace(forms.reaching, 'Para ')
    .replace(forms.sending, '')
    .replace(forms.answering, '');
  const folded = fold(rest);
  const [found = '', verb = '', whom] = forms.told.exec(folded) ?? [];
  if (found !== '' && found.length < rest.length) return said(rest, verb, found, whom);
  const isNews = /^(?:aviso|recado|comunico|informo|lembro)\s(?:a\stodos\s)?que\s/.exec(folded)?.[0].length ?? 0;
  if (isNews > 0) return rest.slice(isNews);
  const label = /^(aviso|recado|lembrete|comunicado)\s/.exec(folded)?.[0] ?? '';
  if (!isAsked && label === '') return rest;
  const [lead = '', first, gerund = '', second] = forms.addressed.exec(folded.slice(label.length)) ?? [];
  const head = rest.slice(0, label.length + lead.length);
  if (head.length >= rest.length || lead === '') return isAsked ? withoutLink(rest) : rest;
  if (gerund !== '') return said(rest, gerund, head, first ?? second);
  const tail = rest
    .slice(head.length)
    .replace(/^com (?=\d|(?:algumas |umas )?(?:dicas|ideias|sugestões)(?!\p{L}))/iu, '');
  const ofSome = /\sque\s+$/iu.test(head) ? forms.relative.exec(`que ${tail}`)?.[0].slice('que '.length) : undefined;
  if (ofSome !== undefined && ofSome.length < tail.length) return capitalized(tail.slice(ofSome.length));
  if (first === undefined) return isAsked ? withoutLink(`${/sobre\s+$/.test(lead) ? 'sobre ' : ''}${tail}`) : rest;
  return `${label === '' ? 'Aviso' : capitalized(label.trim())} ${to(peopleIn(rest, first))}: ${tail}`;
}
