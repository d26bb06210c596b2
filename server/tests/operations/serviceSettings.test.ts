import { expect, it } from 'vitest';
import { readEnv } from '../../src/config/env.ts';
import { identityConnection } from '../../src/config/identityConnection.ts';
import { configOf, serviceLimits } from '../../src/config/serviceSettings.ts';

/** What browsers are told of a server with these variables. */
function toldOf(variables: Record<string, string>) {
  const env = readEnv(variables);
  const [connection, limits] = [identityConnection(env), serviceLimits(env)];
  return configOf({ env, connection, limits, hasStandInPayments: env.PAYMENTS_STAND_IN_URL !== undefined });
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_VOO: 'price_1',
  STRIPE_PRICE_REVOADA: 'price_2',
};
const real = {
  ...stripe,
  MONGODB_URI: 'mongodb://db.example/?replicaSet=rs0',
  FIREBASE_PROJECT_ID: 'loja',
  FIREBASE_API_KEY: 'chave-publica',
  OPENAI_API_KEY: 'sk-1',
  SMTP_URL: 'smtps://smtp.example',
  MAIL_FROM: 'oi@loja.example',
};
const nothing = { store: false, identity: false, payments: false, writer: false, mail: false };

it('the public configuration tells how many texts may be asked for, at once and a minute, and how long one takes at most', () => {
  const told = { CLICKS_PER_MINUTE: '7', TEXTS_IN_FLIGHT: '2' };
  expect(toldOf(told).limits).toMatchObject({ generationsPerMinute: 7, generationsInFlight: 2, writingSeconds: 45 });
});

it('the public configuration tells the days of the withdrawal, and for how many days a refund is remembered', () => {
  expect(toldOf({})).toMatchObject({ withdrawalDays: 7, refundRememberedDays: 30 });
});

it('the public configuration tells the word that confirms a deletion, and how long the name of an owner may be', () => {
  expect(toldOf({})).toMatchObject({ deletionConfirmation: 'EXCLUIR', limits: { displayName: 80 } });
});

it('the public configuration tells which parts are embedded, wherever an emulator or a stand-in runs', () => {
  expect(toldOf({}).embedded).toEqual({ store: true, identity: true, payments: true, writer: true, mail: true });
  expect(toldOf(real).embedded).toEqual(nothing);
  const emulator = { ...real, FIREBASE_AUTH_EMULATOR_HOST: 'identity:9099' };
  expect(toldOf(emulator).embedded).toEqual({ ...nothing, identity: true });
  const standIn = { ...real, PAYMENTS_STAND_IN_URL: 'http://payments:4100' };
  expect(toldOf(standIn).embedded).toEqual({ ...nothing, payments: true });
});

it('the public configuration tells how to reach the identity provider: Firebase, or an emulator by a name that browsers know', () => {
  expect(toldOf(real).identity).toEqual({
    projectId: 'loja',
    apiKey: 'chave-publica',
    authDomain: 'loja.firebaseapp.com',
    emulatorUrl: null,
  });
  expect(toldOf({ ...real, FIREBASE_AUTH_DOMAIN: 'entrar.loja.example' }).identity.authDomain).toBe(
    'entrar.loja.example',
  );
  // The page is at localhost: an emulator at another name would be another site.
  expect(toldOf({ AUTH_EMULATOR_PORT: '9100' }).identity.emulatorUrl).toBe('http://localhost:9100');
  const inside = { ...real, FIREBASE_AUTH_EMULATOR_HOST: 'identity:9099' };
  expect(toldOf(inside).identity.emulatorUrl).toBe('http://identity:9099');
  const outside = { ...inside, AUTH_EMULATOR_PUBLIC_URL: 'https://emulador.example' };
  expect(toldOf(outside).identity.emulatorUrl).toBe('https://emulador.example');
});
