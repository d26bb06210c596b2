import { expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt } from '../contracts/writer.ts';

const subject = 'Assunto: Bolo de cenoura na sexta';
const preheader = 'Pré-cabeçalho: Uma fornada nova, com cobertura de chocolate';
const body = 'O bolo de cenoura sai do forno na sexta, com cobertura de chocolate. Quer um?';
const reason = 'Você recebe este e-mail porque é cliente da Doce Mel.';

/** What is found wrong in the shape of an e-mail of these parts. */
function faults(...parts: readonly string[]): readonly string[] {
  const task = anAttempt({ brief: { contentType: 'email_marketing', topic: 'bolo de cenoura na sexta' }, count: 1 });
  return critique({ ...task, texts: [parts.join('\n\n')] })
    .filter(({ code }) => code.startsWith('email-') || code.startsWith('preheader-') || code.startsWith('subject-'))
    .map(({ code }) => code);
}

const head = `${subject}\n${preheader}`;

it.each([
  ['all its parts', [head, body, reason], []],
  ['no body, only why the reader gets it', [head, reason], ['email-parts']],
  ['nothing below its head', [head], ['email-parts', 'email-reason']],
  ['no word on why the reader gets it', [head, body, 'Até sexta!'], ['email-reason']],
  ['why the reader gets it, but not at its end', [head, reason, body], ['email-reason']],
  ['no preheader', [subject, body, reason], ['email-parts']],
  ['no subject', [preheader, body, reason], ['email-parts']],
])('the critic judges the parts of an e-mail with %s', (_, parts, found) => {
  expect(faults(...parts)).toEqual(found);
});
