import { seedDemonstration, type Seeded } from './demonstration.ts';

/** Runs `npm run seed`; resolves to what the operator is told. */
export async function seedCommand(source: NodeJS.ProcessEnv, replace: boolean): Promise<string> {
  const { outcome, email, password } = await seedDemonstration(source, replace);
  return `${told[outcome]}\n  E-mail    ${email}\n  Password  ${password}\n`;
}

const told: Record<Seeded['outcome'], string> = {
  made: 'The demonstration account is made. Sign in with:',
  replaced: 'The demonstration account is made anew. Sign in with:',
  exists: 'The demonstration account exists already (npm run seed -- --replace makes it anew). Sign in with:',
};
