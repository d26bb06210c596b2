import { MongoClient, MongoServerSelectionError, type Db, type MongoError } from 'mongodb';
import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../../../domain/diagnosis.ts';
import { missingIndexes } from './collections.ts';
import { newerStoreProblem } from './versions.ts';

const waitMs = 4_000;
export const unauthorized = 13;
const authenticationFailed = 18;
const uriExample = 'mongodb://USER:PASSWORD@HOST:27017/?replicaSet=NAME';

export const malformedUri = wrong(
  `MONGODB_URI cannot be parsed: write it as ${uriExample}, with special characters of the password as %XX.`,
);

/** Tries MONGODB_URI: whether a primary of a replica set answers, the rights that the server needs, and the indexes. */
export async function diagnoseMongo(config: { uri: string; database: string }): Promise<readonly Diagnosis[]> {
  let client: MongoClient;
  try {
    client = new MongoClient(config.uri, {
      appName: 'bemtevi-doctor',
      serverSelectionTimeoutMS: waitMs,
      connectTimeoutMS: waitMs,
      socketTimeoutMS: waitMs,
    });
  } catch {
    return [malformedUri];
  }
  try {
    await client.connect();
    return await diagnoseDatabase(client.db(config.database));
  } catch (error) {
    return [connectionDiagnosis(error)];
  } finally {
    await client.close();
  }
}

/** One sentence for the error of a connection, without the driver's words. */
export function connectionDiagnosis(error: unknown): Diagnosis {
  const { code } = error as { code?: unknown };
  if (code === authenticationFailed || /auth/i.test(error instanceof Error ? error.message : '')) {
    return wrong(
      'MONGODB_URI: the server refuses the user or the password; correct them, and add authSource if the user is kept in another database.',
    );
  }
  if (error instanceof MongoServerSelectionError) return selectionDiagnosis(error);
  const problem = connectionProblem(error);
  if (problem) return unreachable(`MONGODB_URI: the server ${problem}; correct the address, or start MongoDB.`);
  return wrong(
    `MONGODB_URI: the server does not take the connection (${nameOf(error)}); compare it with ${uriExample}.`,
  );
}

const nameOf = (error: unknown): string => {
  const { codeName, name } = error as { codeName?: string; name?: string };
  return codeName ?? name ?? 'unknown error';
};

function selectionDiagnosis({ reason }: MongoServerSelectionError): Diagnosis {
  const servers = [...(reason?.servers.values() ?? [])];
  for (const { address, error } of servers) {
    const problem = connectionProblem(error);
    if (problem) {
      return unreachable(
        `MONGODB_URI: ${address} ${problem}; correct the address, open its network to this machine, or start MongoDB.`,
      );
    }
  }
  if (servers.length === 0 && reason?.setName) {
    return wrong(
      `MONGODB_URI: the server is not of the replica set ${reason.setName}; write the name that rs.status() tells, or begin one with rs.initiate().`,
    );
  }
  return unreachable(
    'MONGODB_URI: no primary answers; look at rs.status(), and at tls=true, which has to be as the server has it.',
  );
}

async function diagnoseDatabase(db: Db): Promise<readonly Diagnosis[]> {
  const { setName, msg, isWritablePrimary } = await db.command({ hello: 1 });
  if (!setName && msg !== 'isdbgrid') {
    return [
      wrong('MongoDB runs alone, without change streams: start it with --replSet rs0, and call rs.initiate() once.'),
    ];
  }
  if (!isWritablePrimary) return [unreachable('MONGODB_URI: the replica set has no primary; look at rs.status().')];
  const primaryAnswers = ok(`MongoDB answers as the primary of ${setName ?? 'a sharded cluster'}.`);
  const newer = await newerStoreProblem(db);
  if (newer) return [primaryAnswers, wrong(newer)];
  const refused = await rightsDiagnosis(db);
  return [
    primaryAnswers,
    refused ?? ok('The user may read, write, make indexes and watch changes.'),
    await indexDiagnosis(db),
  ];
}

/** Says which right the user lacks; `right` is one of requiredRights, or an error of MongoDB. */
export const rightsSentence = (right: unknown): string =>
  `The user of MONGODB_URI may not ${typeof right === 'string' ? right : 'prepare the collections'} in its database: grant it readWrite and dbAdmin there.`;

const expired = () => ({ expiresAt: new Date(0) });

/** Tries once each operation that the server needs; null when all are allowed. */
async function rightsDiagnosis(db: Db): Promise<Diagnosis | null> {
  const id = 'doctor' as never;
  const limits = db.collection('limits');
  const requiredRights: readonly [string, () => Promise<unknown>][] = [
    ['read', () => limits.findOne({ _id: id })],
    ['write', () => limits.updateOne({ _id: id }, { $set: expired() }, { upsert: true })],
    ['delete', () => limits.deleteOne({ _id: id })],
    ['list indexes', () => db.collection('users').indexes().catch(nullIfMissing)],
    ['watch changes', () => watchOnce(db)],
  ];
  for (const [right, run] of requiredRights) {
    try {
      await run();
    } catch (error) {
      if ((error as MongoError).code !== unauthorized) throw error;
      return wrong(rightsSentence(right));
    }
  }
  return null;
}

const namespaceNotFound = 26;
const nullIfMissing = (error: unknown): null => {
  if ((error as MongoError).code !== namespaceNotFound) throw error;
  return null;
};

async function watchOnce(db: Db): Promise<void> {
  const stream = db.collection('users').watch([], { maxAwaitTimeMS: 50 });
  try {
    await stream.tryNext();
  } finally {
    await stream.close();
  }
}

async function indexDiagnosis(db: Db): Promise<Diagnosis> {
  const collections = await db.listCollections({ name: 'users' }, { nameOnly: true }).toArray();
  if (collections.length === 0) {
    return ok(`The database ${db.databaseName} is new: the server makes its collections and indexes when it starts.`);
  }
  const missing = await missingIndexes(db);
  return missing.length === 0
    ? ok('Every index is there.')
    : warning(
        `${missing.length} of the indexes are missing (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}): start the server, which makes them.`,
      );
}
