import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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
  /** Keeps the e-mail: the newest 200. */
  send(mail: LocalMail): Promise<null>;
  /** Newest first. */
  sent(): Promise<readonly LocalMail[]>;
}

const kept = 200;

/** Keeps the e-mails as lines of JSON in the file, over restarts; where it cannot be written, in memory alone. */
export function createLocalMailer(file: string): LocalMailer {
  let mails: Promise<LocalMail[]> | undefined;
  const load = async (): Promise<LocalMail[]> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return text.split('\n').flatMap(parsed);
  };

  /** Appends the e-mail, or replaces the file by `all`. */
  async function save(all: readonly LocalMail[] | null, added: LocalMail): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (!all) return appendFile(file, `${JSON.stringify(added)}\n`, { mode: 0o600 });
    await writeFile(`${file}.tmp`, all.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 });
    await rename(`${file}.tmp`, file);
  }

  return {
    async send(mail) {
      const all = await (mails ??= load());
      all.push(mail);
      const isFull = all.length > 2 * kept;
      if (isFull) all.splice(0, all.length - kept);
      await save(isFull ? all : null, mail).catch(() => undefined);
      return null;
    },
    sent: async () => (await (mails ??= load())).slice(-kept).toReversed(),
  };
}

/** The e-mail of a line; none of a line that a crash cut off. */
function parsed(line: string): LocalMail[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as LocalMail];
  } catch {
    return [];
  }
}
