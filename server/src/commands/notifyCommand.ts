import { parseArgs } from 'node:util';
import { mailText } from '../domain/mail/mailTexts.ts';
import type { Store } from '../domain/ports.ts';
import { notify, priceNotice, termsNotice, type Notice } from './notify.ts';

export const notifyUsage =
  'npm run notify -- terms [--send], or npm run notify -- price --plan voo --price 45,00 --from 2027-01-31 [--send]';

/** Runs `notify` with its arguments; without `--send` it is a dry run, which shows a preview of the e-mail. Resolves to the output. */
export async function notifyCommand(open: () => Promise<Store>, args: readonly string[], now: Date): Promise<string> {
  const { notice, send } = parse(args, now);
  const store = await open();
  try {
    const { accounts, added } = await notify(store, notice, { send, now });
    return send
      ? `${accounts} accounts; ${added} e-mails added, the others were there already. The servers send them.\n`
      : `${previewOf(notice)}\n\n${accounts} accounts would be told. Nothing was added: --send does that.\n`;
  } finally {
    await store.close();
  }
}

/** The subject and the first paragraph, which show a mistyped price or day. */
function previewOf({ content }: Notice): string {
  // The address for questions stands in no notice's beginning.
  const { subject, paragraphs } = mailText(content, '');
  return [subject, paragraphs[0]].join('\n');
}

function parse(args: readonly string[], now: Date): { notice: Notice; send: boolean } {
  const text = { type: 'string', default: '' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { send: { type: 'boolean', default: false }, plan: text, price: text, from: text },
  });
  const [kind, ...more] = positionals;
  if (more.length > 0 || (kind !== 'terms' && kind !== 'price')) throw new Error(`Usage: ${notifyUsage}`);
  return { notice: kind === 'terms' ? termsNotice(now) : priceNotice(values, now), send: values.send };
}
