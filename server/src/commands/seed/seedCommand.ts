import { seedDemonstration, type SeedResult } from './demonstration.ts';

/** Runs `npm run seed`; resolves to its output. */
export async function seedCommand(source: NodeJS.ProcessEnv, replace: boolean): Promise<string> {
  const { outcome, email, password } = await seedDemonstration(source, replace);
  return `${outcomeSentences[outcome]}\n  E-mail    ${email}\n  Password  ${password}\n`;
}

const outcomeSentences: Record<SeedResult['outcome'], string> = {
  made: 'The demonstration account is made. Sign in with:',
  replaced: 'The demonstration account is made anew. Sign in with:',
  exists: 'The demonstration account exists already (npm run seed -- --replace makes it anew). Sign in with:',
};
