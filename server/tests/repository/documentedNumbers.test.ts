import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { batchesPerRun, batchSize } from '../../src/adapters/store/mongo/migrations.ts';
import { priceDays, termsDays } from '../../src/commands/notify.ts';
import { apiKeysPerOwner } from '../../src/domain/account/apiKey.ts';
import { withdrawalDays } from '../../src/domain/billing/billing.ts';
import { deletedClickDays } from '../../src/domain/generations/deletedClick.ts';
import { maxRetryPauseMs, maxMailAgeMs } from '../../src/domain/mail/mail.ts';
import { recentSignInMinutes } from '../../src/domain/account/recentSignIn.ts';
import { statementLength } from '../../src/domain/credits/statement.ts';
import { readEnv } from '../../src/config/env.ts';
import { maxBodyBytes } from '../../src/http/body.ts';
import { itemCost, listLength, maxCost } from '../../src/http/costLimit.ts';
import { maxFields, maxRepetitions } from '../../src/http/fieldLimit.ts';
import { maxAliases, maxDepth, maxTokens } from '../../src/http/operationLimits.ts';
import { drainMs } from '../../src/http/server.ts';
import { operationsPerSocket, operationsPerUser, socketsPerUser } from '../../src/http/socketSessions.ts';
import { freeCancellations, openingLength } from '../../src/services/copywriting/cancelledStreams.ts';
import { defaultTimeLimits } from '../../src/services/copywriting.ts';
import { longWaitMs, reportEveryMs } from '../../src/services/mails.ts';
import { serviceLimits } from '../../src/config/serviceSettings.ts';

const env = readEnv({});
const { clickRate, maxInFlight, paymentsRate, keyRate } = serviceLimits(env);
const grouped = (number: number) => number.toLocaleString('en');
const minutes = (ms: number) => ms / 60_000;
const spelled = (number: number) =>
  ({ 2: 'two', 3: 'three', 5: 'five', 10: 'ten', 10_000: 'ten thousand' })[number] ?? `no word for ${number}`;

/** Numbers that the documents and the schema say, as the code has them. */
const documented: readonly (readonly [file: string, words: string])[] = [
  ['docs/operating.md', `drains calls for up to ${drainMs / 1_000} seconds`],
  ['docs/operating.md', `${spelled(batchSize * batchesPerRun)} documents a run at most`],
  [
    'docs/operating.md',
    `up to ${defaultTimeLimits.reviewMs / 1_000} of the ${defaultTimeLimits.totalMs / 1_000} seconds of a click`,
  ],
  [
    'docs/operating.md',
    `pauses of up to ${spelled(maxRetryPauseMs / 3_600_000)} hours, for ${spelled(maxMailAgeMs / 86_400_000)} days`,
  ],
  ['docs/operating.md', `waited for more than ${minutes(longWaitMs)} minutes`],
  ['docs/operating.md', `at most every ${spelled(minutes(reportEveryMs))} minutes`],
  ['docs/operating.md', `${termsDays} days before changed terms and ${priceDays} days before a changed price`],
  ['docker-compose.yml', `the ${drainMs / 1_000} s that a stopping server gives`],
  ['docs/api.md', `for ${deletedClickDays} days after its text was deleted`],
  ['docs/api.md', `${clickRate.points} texts a minute and ${maxInFlight} at once`],
  ['docs/api.md', `${paymentsRate.points} calls a minute that reach the payment provider`],
  ['docs/api.md', `${keyRate.points} calls a minute for an API key`],
  ['docs/api.md', `depth ${maxDepth}, ${maxAliases} aliases and ${grouped(maxTokens)} tokens`],
  ['docs/api.md', `costs at most ${grouped(maxCost)}`],
  ['docs/api.md', `of a list ${listLength} times`],
  ['docs/api.md', `an item of a page costs ${itemCost} more`],
  ['docs/api.md', `more than ${openingLength} characters of the text were shown`],
  ['docs/api.md', `${freeCancellations.points} times in ${freeCancellations.seconds / 86_400} days`],
  [
    'docs/api.md',
    `${maxFields} fields with its fragments written out, the same name ${maxRepetitions} times in one place`,
  ],
  [
    'docs/api.md',
    `A WebSocket runs ${operationsPerSocket} operations; an account has ${socketsPerUser} WebSockets open`,
  ],
  ['docs/api.md', `runs ${operationsPerUser} operations on them, per server process.`],
  [
    'docs/operating.md',
    `WebSockets of an account (${socketsPerUser}) and its operations on them (${operationsPerUser}) are counted per server`,
  ],
  ['docs/api.md', `(${maxBodyBytes / 1_024} KiB)`],
  ['docs/api.md', `within ${spelled(recentSignInMinutes)} minutes of a sign-in`],
  ['docs/api.md', `An owner has ${spelled(apiKeysPerOwner)} at most`],
  ['schema.graphql', `from 1 to ${statementLength}.`],
  ['schema.graphql', `within ${withdrawalDays} days`],
  ['.env.example', `clicks in a minute (${clickRate.points}) and texts being written at once (${maxInFlight})`],
  ['.env.example', `the address that it listens on (${env.METRICS_HOST})`],
  ['.env.example', `an idle connection is kept (${env.KEEP_ALIVE_SECONDS})`],
  ['.env.example', `goes on taking calls (${env.STOP_DELAY_SECONDS})`],
];

/** The text of the file on one line, without the signs that begin the lines of a comment. */
const wordsOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\n# /g, ' ').replaceAll(/\s+/g, ' ');

describe('numbers in the documents', () => {
  it.each(documented)('%s says %j, as the code does', (file, words) => {
    expect(wordsOf(file)).toContain(words);
  });
});
