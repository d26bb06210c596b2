import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalMailer } from '../localMailer.ts';

const aMail = (id: string) => ({ id, to: 'a@negocio.example', subject: id, text: '', html: '', unsubscribe: null });

describe('the local mailer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bemtevi-mailer-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('shows in every process the e-mails of all that share the folder, newest first, also after a restart', async () => {
    const shared = join(folder, 'shared');
    const [first, second] = [createLocalMailer(shared), createLocalMailer(shared)];
    expect(await first.sent()).toEqual([]);
    for (const [mailer, id] of [
      [first, 'um'],
      [second, 'dois'],
      [first, 'três'],
    ] as const) {
      expect(await mailer.send(aMail(id))).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    for (const mailer of [first, second, createLocalMailer(shared)]) {
      expect((await mailer.sent()).map(({ id }) => id)).toEqual(['três', 'dois', 'um']);
    }
  });

  it('keeps the newest 200 e-mails when several senders write at the same time', async () => {
    const crowded = join(folder, 'crowded');
    const mailers = [createLocalMailer(crowded), createLocalMailer(crowded)];
    for (let round = 0; round < 105; round += 1) {
      await Promise.all(mailers.map((mailer, index) => mailer.send(aMail(`${round}-${index}`))));
    }
    const ids = (await mailers[0]!.sent()).map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
    expect(new Set(ids.slice(0, 2))).toEqual(new Set(['104-0', '104-1']));
    expect(readdirSync(crowded)).toHaveLength(200);
  });

  it('answers with the error code when the folder cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await createLocalMailer(join(file, 'mailbox')).send(aMail('um'))).toEqual({
      fault: 'unreachable',
      reason: 'ENOTDIR',
    });
  });
});
