import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { Blanks } from '../blanks/Blanks';
import { hasBlank } from '../blanks/blanks';
import type { Business } from './business';
import styles from './EmailPreview.module.css';
import { Avatar, Mockup } from './Mockup';

export const EmailPreviewPartsFragment = graphql(`
  fragment EmailPreview_parts on MarketingEmailParts {
    subject
    preheader
    paragraphs
    callToAction
    signature
    reason
  }
`);

interface EmailPreviewProps {
  parts: FragmentType<typeof EmailPreviewPartsFragment>;
  business: Business;
}

/** The e-mail as a row of an inbox on a phone, whose width cuts it, and opened under that. */
export function EmailPreview({ parts, business }: EmailPreviewProps) {
  const email = getFragmentData(EmailPreviewPartsFragment, parts);
  const body = [...email.paragraphs, email.callToAction, email.signature, email.reason]
    .filter((paragraph) => paragraph != null)
    .join('\n\n');
  return (
    <Mockup
      place="Na caixa de entrada e aberto"
      note="Assunto e prévia são cortados pela largura da tela, como no celular."
    >
      <details open>
        <summary className={styles['row']}>
          <Avatar name={business.name} />
          <span className={styles['words']}>
            <span className={styles['sender']}>
              <strong>{business.name}</strong>
              <small aria-hidden="true">9:41</small>
            </span>
            <strong className={styles['line']}>
              <Blanks readOnly>{email.subject}</Blanks>
            </strong>
            <span className={styles['line']}>
              <Blanks readOnly>{email.preheader || firstLineOf(body)}</Blanks>
            </span>
          </span>
        </summary>
        <div className={styles['opened']}>
          <p className={styles['subject']}>
            <Blanks>{email.subject}</Blanks>
          </p>
          {hasBlank(email.preheader ?? '') ? (
            // The row above is pressed as a whole.
            <p className={styles['preheader']}>
              Prévia: <Blanks>{email.preheader ?? ''}</Blanks>
            </p>
          ) : null}
          <p className={styles['body']}>
            <Blanks>{body}</Blanks>
          </p>
        </div>
      </details>
    </Mockup>
  );
}

/** What a mail program shows where there is no preheader. */
const firstLineOf = (body: string): string => body.split('\n', 1)[0] ?? '';
