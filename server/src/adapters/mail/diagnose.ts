import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../../domain/diagnosis.ts';
import { connectSmtp, mailServerOf } from './smtp.ts';

export interface MailToDiagnose {
  readonly url: string;
  readonly from: string;
  /** Whether one e-mail is sent to the sender's own address; a start leaves it out. */
  readonly sendsMail: boolean;
}

const waitMs = 9_000;

/** Tries the mail server: address, TLS, login, and by an e-mail to the sender itself whether the sender is taken. */
export async function diagnoseMail({ url, from, sendsMail }: MailToDiagnose): Promise<Diagnosis> {
  const { host, port } = mailServerOf(url);
  const { transport, cutOff, close } = connectSmtp(url, waitMs);
  const testMail = { from, to: from, subject: 'Bem-te-vi: npm run doctor', text: 'O envio de e-mails funciona.' };
  try {
    await Promise.race([sendsMail ? transport.sendMail(testMail) : transport.verify(), cutOff]);
    return ok(sendsMail ? `${host} takes e-mails from MAIL_FROM.` : `${host} answers.`);
  } catch (error) {
    return mailDiagnosis(error, `${host}:${port}`);
  } finally {
    close();
  }
}

function mailDiagnosis(error: unknown, server: string): Diagnosis {
  const { code, command, responseCode, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    message: string;
  };
  if (code === 'EAUTH') {
    return wrong(
      `SMTP_URL: ${server} refuses the user name or the password: copy both from the mail provider, with %40 for @ and %25 for %.`,
    );
  }
  if (command === 'MAIL FROM') {
    return wrong(`MAIL_FROM: ${server} refuses the sender (${responseCode}): use an address that is verified there.`);
  }
  if (responseCode && (command === 'RCPT TO' || command === 'DATA')) {
    return warning(
      `MAIL_FROM: ${server} takes the sender, and not an e-mail to it (${responseCode}): replies of owners are lost.`,
    );
  }
  if (/certificate|self-signed|altnames/i.test(message)) {
    return wrong(`SMTP_URL: ${server} has a certificate that is not trusted: use the name that it is issued for.`);
  }
  const isTlsFault = code === 'ETLS' || command === 'STARTTLS' || /wrong version number|packet length/i.test(message);
  if (isTlsFault) {
    return wrong(
      `SMTP_URL: ${server} does not speak TLS as the address says: smtps:// is for port 465, smtp:// for 587 with STARTTLS.`,
    );
  }
  const timeoutProblem = code === 'TOO_SLOW' || code === 'ETIMEDOUT' ? 'did not answer in time' : null;
  const problem = timeoutProblem ?? connectionProblem(error) ?? 'does not answer as a mail server does';
  return unreachable(`SMTP_URL: ${server} ${problem}; correct the address, or look at the mail server.`);
}
