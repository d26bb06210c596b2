import { describe, expect, it } from 'vitest';
import type { MailContent } from '../../src/domain/mail/mail.ts';
import { mailAsHtml, mailAsText } from '../../src/domain/mail/mailPage.ts';
import { mailText } from '../../src/domain/mail/mailTexts.ts';
import type { PaidPlanKey, PlanKey } from '../../src/domain/billing/plan.ts';
import { currentTerms } from '../../src/domain/account/terms.ts';

const at = '2026-11-22T15:00:00Z';

const contents: { readonly [Kind in MailContent['kind']]: Extract<MailContent, { kind: Kind }>['data'] } = {
  welcome: {},
  paymentFailed: { plan: 'plano_voo' },
  paymentRecovered: { plan: 'plano_voo' },
  subscriptionCancelled: { plan: 'plano_revoada', endsAt: at },
  subscriptionEnded: { plan: 'plano_voo', reason: 'unpaid' },
  refundMade: { plan: 'plano_voo' },
  planChanged: { from: 'plano_ninho', to: 'plano_voo' },
  emailChanged: { at },
  accountDeleted: { at },
  termsChanged: { version: currentTerms.version },
  priceChanged: { plan: 'plano_voo', priceInCents: 45_50, from: '2027-01-31' },
};

const frame = {
  publicUrl: 'https://bemtevi.example',
  contact: '"oi"@bemtevi.example',
  unsubscribePage: 'https://bemtevi.example/emails/parar?conta=1&chave=2',
};

/** What a reader sees of the page below its head, without what is not said in plain text. */
const words = (html: string): string[] =>
  html
    .replace(/^.*<\/h1>/s, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/[\s.·]+/)
    .filter(Boolean);

describe('an e-mail', () => {
  it('about a changed plan names the credits of the new one', () => {
    const text = mailText({ kind: 'planChanged', data: { from: 'plano_voo', to: 'plano_revoada' } }, frame.contact);
    expect(mailAsText(text, frame)).toContain('agora são 100 créditos por mês');
  });

  it('about the first paid plan tells of the days in which everything is paid back, and about another one does not', () => {
    const about = (from: PlanKey, to: PaidPlanKey) =>
      mailAsText(mailText({ kind: 'planChanged', data: { from, to } }, frame.contact), frame);
    const days = 'Até 7 dias depois do primeiro pagamento você pode desistir e receber tudo de volta';
    for (const to of ['plano_voo', 'plano_revoada'] as const) expect(about('plano_ninho', to)).toContain(days);
    expect(about('plano_voo', 'plano_revoada')).not.toContain(days);
    expect(about('plano_revoada', 'plano_voo')).not.toContain(days);
  });

  it.each(Object.keys(contents) as MailContent['kind'][])(
    'of the kind %s says the same in HTML as in plain text',
    (kind) => {
      const text = mailText({ kind, data: contents[kind] } as MailContent, frame.contact);
      const plain = mailAsText(text, frame);
      const page = mailAsHtml(text, frame);
      const said = words(page).filter((word) => !/^(Não|quero|mais|receber|dicas)$/.test(word));
      for (const word of said) expect(plain).toContain(word);
      for (const paragraph of text.paragraphs.flat()) {
        expect(plain).toContain(paragraph);
        expect(words(page).join(' ')).toContain(words(paragraph).join(' '));
      }
      expect(page).not.toMatch(/R\$ \d/);
    },
  );

  it('has its list of points as a list, and each point on a line in plain text', () => {
    const text = mailText({ kind: 'termsChanged', data: { version: currentTerms.version } }, frame.contact);
    expect(mailAsHtml(text, frame).match(/<li /g)).toHaveLength(currentTerms.changes.length);
    expect(mailAsText(text, frame)).toContain(currentTerms.changes.map((change) => `• ${change}`).join('\n'));
  });
});
