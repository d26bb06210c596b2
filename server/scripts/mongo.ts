/**
 * `npm run --silent mongo`: prints the URI of a MongoDB for the half of the tests that needs one, a replica set of one:
 * MONGODB_URI where it is set, what the command in MONGODB_START starts and prints, or a container of Docker's.
 */
import { execFileSync, execSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const name = 'bemtevi-test-mongo';
/** Beside the port of a MongoDB that this machine may have. */
const host = '127.0.0.1:27117';

const docker = (...parameters: string[]): string => execFileSync('docker', parameters, { encoding: 'utf8' }).trim();

/** Starts the container, or finds it; `docker rm --force bemtevi-test-mongo` ends it. */
async function inDocker(): Promise<string> {
  const port = host.split(':')[1]!;
  if (docker('ps', '--quiet', '--filter', `name=^${name}$`) === '')
    docker(
      'run',
      '--detach',
      '--rm',
      '--name',
      name,
      '--publish',
      `${host}:${port}`,
      'mongo:8',
      '--replSet',
      'rs0',
      '--port',
      port,
      '--bind_ip_all',
    );
  await initiate(`mongodb://${host}/?directConnection=true`);
  return `mongodb://${host}/?replicaSet=rs0`;
}

/** Makes a server that has just started a replica set of itself, once it answers. */
async function initiate(uri: string, tries = 60): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1_000 });
  try {
    const admin = client.db('admin');
    const { setName } = await admin.command({ hello: 1 });
    if (!setName) await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(500);
    await initiate(uri, tries - 1);
  } finally {
    await client.close();
  }
}

/** The URI as it is, of a server that answers: tests would find out one by one, for minutes. */
async function answering(uri: string): Promise<string> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3_000 });
  try {
    await client.db('admin').command({ hello: 1 });
    return uri;
  } finally {
    await client.close();
  }
}

const { MONGODB_URI: uri, MONGODB_START: start } = process.env;
try {
  console.log(uri ? await answering(uri) : start ? execSync(start, { encoding: 'utf8' }).trim() : await inDocker());
} catch (error) {
  console.error(`No MongoDB: ${error instanceof Error ? error.message : String(error)}`);
  console.error(
    'Set MONGODB_URI to a replica set that answers, MONGODB_START to a command that starts one and prints its URI, or install Docker.',
  );
  process.exitCode = 1;
}
