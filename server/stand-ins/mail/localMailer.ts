import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An e-mail of the product that stayed on this machine. */
export interface LocalMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
}

/** Takes e-mails in the place of a mail server. */
export interface LocalMailer {
  /** Keeps the e-mail, and of all the newest 200; says why when it cannot. */
  send(mail: LocalMail): Promise<{ readonly fault: 'unreachable'; readonly reason: string } | null>;
  /** Newest first. */
  sent(): Promise<readonly LocalMail[]>;
}

const maxMails = 200;

/** Keeps each e-mail as a file of the folder, so that processes that share the folder share one mailbox. */
export function createLocalMailer(folder: string): LocalMailer {
  let count = 0;
  /** Newest first: a name begins with the time. */
  const names = async () => {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => name.endsWith('.json')).toSorted((one, other) => (one < other ? 1 : -1));
  };
  /** Another process may remove it in between. */
  const open = async (name: string): Promise<LocalMail[]> => {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    return text === null ? [] : [JSON.parse(text) as LocalMail];
  };

  return {
    async send(mail) {
      const time = String(Date.now()).padStart(15, '0');
      const file = join(folder, `${time}-${String((count += 1)).padStart(6, '0')}-${mail.id}.json`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.tmp`, JSON.stringify(mail), { mode: 0o600 });
        await rename(`${file}.tmp`, file);
      } catch (error) {
        return { fault: 'unreachable', reason: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' };
      }
      for (const name of (await names()).slice(maxMails)) await rm(join(folder, name), { force: true });
      return null;
    },
    sent: async () => (await Promise.all((await names()).slice(0, maxMails).map(open))).flat(),
  };
}
