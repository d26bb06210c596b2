import { critique } from '../../src/critic/critic.ts';
import type { ContentType } from '../../src/domain/content/contentTypes.ts';
import type { FindingCode } from '../../src/domain/findings/remedies.ts';
import { anAttempt } from '../contracts/writer.ts';

/** The codes of the hard findings in a text for a topic, a WhatsApp message where no type is given: all, or those that are named. */
export function refusals(
  topic: string,
  text: string,
  named: readonly FindingCode[] = [],
  contentType: ContentType = 'mensagem_whatsapp',
): readonly FindingCode[] {
  const task = anAttempt({ brief: { contentType, topic }, count: 1 });
  return critique({ ...task, texts: [text] })
    .filter(({ severity }) => severity === 'hard')
    .map(({ code }) => code)
    .filter((code) => named.length === 0 || named.includes(code));
}
