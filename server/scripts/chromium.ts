import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same engine, a quarter faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, the system's, or the one inside the npm package
 * @sparticuz/chromium (Linux). Null when there is none that starts.
 */
export async function findChromium(): Promise<string | null> {
  const candidates = [process.env['CHROMIUM_PATH'], ...names.map(onPath), ...macPaths];
  return candidates.find((path) => path && starts(path)) ?? (await packaged());
}

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function packaged(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath().catch(() => null);
  return path && starts(path) ? path : null;
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
