/**
 * The same journey in Firefox and WebKitGTK, against the built product with nothing configured. Fails when a step does
 * not happen or a page writes an error to its console. Screenshots are in web/e2e/browsers/.screenshots.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil, type Browser } from './browser';
import { startFirefox } from './firefox';
import { personAt } from './page';
import { startWebKit } from './webkit';

const port = Number(process.env['E2E_PORT'] ?? 4170);
const site = `http://localhost:${port}`;
const pictures = join(import.meta.dirname, '.screenshots');
const browsers: Record<string, (port: number) => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };

async function confirm(email: string): Promise<void> {
  const mail = await pollUntil('the e-mail', async () => {
    const mails = (await (await fetch(`${site}/dev/mailbox/messages.json`)).json()) as { to: string; link: string }[];
    return mails.find(({ to }) => to === email) ?? null;
  });
  await fetch(new URL(mail.link, site));
}

/** Sign-up, onboarding, a text, its copy, the history. */
async function journey(browser: Browser): Promise<void> {
  const person = personAt(browser);
  const picture = async (name: string) =>
    writeFileSync(join(pictures, `${browser.name}-${name}.png`), await browser.screenshot());
  const email = `marta-${browser.name}-${Date.now()}@padaria.example`;
  await browser.open(`${site}/register`);
  await person.click('Aceitar e continuar');
  await person.type('E-mail', email);
  await person.type('Senha', 'Padaria123');
  await person.type('Confirme a senha', 'Padaria123');
  await picture('register');
  await person.click('Criar conta');
  await person.at('/verify-email');
  await confirm(email);
  await person.at('/onboarding');
  await person.type('Nome do negócio', 'Pão da Praça');
  await person.type('Descrição', 'Padaria artesanal com fermentação natural');
  await person.type('Público-alvo', 'Famílias do bairro');
  await picture('onboarding');
  await person.click('Avançar');
  await person.click('Pular esta etapa');
  await person.click('Começar a criar');
  await person.at('/generate');
  await person.type('Sobre o que é o texto?', 'Pão de queijo na fornada das 16h');
  await picture('brief');
  await person.click('Gerar');
  await person.reads('Seu texto está pronto');
  await picture('text');
  await person.click('Copiar');
  await person.reads('Copiado!');
  await person.click('Ver histórico');
  await person.at('/history');
  await person.reads('Post para Instagram');
  // A window as wide as MiniBrowser's shows it open.
  const isFolded = await browser.evaluate<boolean>(`!!document.querySelector('article [aria-expanded=false]')`);
  if (isFolded) await person.click('Post para Instagram');
  await person.reads('Pão de queijo na fornada das 16h');
  await picture('history');
  const errors = await browser.errors();
  if (errors.length > 0) throw new Error(`errors of the console:\n${errors.join('\n')}`);
}

mkdirSync(pictures, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-browsers-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    AUTH_EMULATOR_PORT: String(port + 5_000),
    PAYMENTS_PORT: String(port + 6_000),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  },
});
const failed: string[] = [];
try {
  await pollUntil('the product', async () => ((await fetch(`${site}/ready`)).ok ? true : null));
  const chosen = process.argv.slice(2);
  for (const [name, start] of Object.entries(browsers)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const browser = await start(port + 7_000);
    try {
      await journey(browser);
      console.log(`✓ ${name}`);
    } catch (error) {
      failed.push(name);
      console.error(`✘ ${name}:`, error);
      writeFileSync(join(pictures, `${name}-failed.png`), await browser.screenshot().catch(() => Buffer.alloc(0)));
    } finally {
      await browser.close();
    }
  }
} finally {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await exited;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;
