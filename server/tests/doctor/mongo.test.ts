import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnoseMongo } from '../../src/adapters/store/mongo/diagnose.ts';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import type { Verdict } from '../../src/domain/diagnosis.ts';
import { freePort } from '../seed/emulator.ts';
import { aNewDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aClinic } from './found.ts';

const { found, tried } = aClinic();

describe.runIf(mongoUri)('MongoDB', () => {
  const { name: database, release } = aNewDatabase();
  const at = (uri: string) => () => diagnoseMongo({ uri, database });
  afterAll(release);
  const fail = async (data: object, mode: unknown = { times: 1 }) => {
    const client = await MongoClient.connect(mongoUri!);
    await client
      .db('admin')
      .command({ configureFailPoint: 'failCommand', mode, data: { appName: 'bemtevi-doctor', ...data } });
    await client.close();
  };

  it('the doctor reports a sound MongoDB as healthy', async () => {
    expect((await at(mongoUri!)()).map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok']);
  });

  it('the doctor reports a server that cannot be reached, each time with the reason', async () => {
    const closed = await freePort();
    const cases: readonly [string, string, Verdict, RegExp][] = [
      ['a URI that cannot be parsed', 'mongodb://loja:p@ss@host/', 'wrong', /cannot be parsed.*%XX/],
      [
        'a host that DNS does not know',
        'mongodb://loja:canary@nobody.invalid/?replicaSet=rs0',
        'unreachable',
        /nobody\.invalid.* DNS/,
      ],
      ['a SRV record that is not there', 'mongodb+srv://loja:canary@nobody.invalid/', 'unreachable', /DNS/],
      [
        'a port where nothing listens',
        `mongodb://127.0.0.1:${closed}/?replicaSet=rs0`,
        'unreachable',
        /refuses the connection/,
      ],
      ['the name of another replica set', mongoUri!.replace('rs0', 'other'), 'wrong', /not of the replica set other/],
    ];
    await Promise.all(
      cases.map(([kind, uri, verdict, sentence]) =>
        expect(tried(kind, at(uri))).resolves.toEqual([found(verdict, sentence)]),
      ),
    );
  });

  it('the doctor reports a password that is refused', async () => {
    await fail({ failCommands: ['find'], errorCode: 18 });
    expect(await tried('a refused password', at(mongoUri!))).toEqual([
      found('wrong', /refuses the user or the password/),
    ]);
  });

  it.each([
    ['update', /may not write .*grant it readWrite/],
    ['aggregate', /may not watch changes .*grant it/],
  ])('the doctor reports a right that is missing (%s)', async (command, sentence) => {
    await fail({ failCommands: [command], errorCode: 13 });
    expect(await tried(`no right to ${command}`, at(mongoUri!))).toEqual([found('wrong', sentence)]);
  });

  it('the doctor reports a store that needs a newer program', async () => {
    const client = await MongoClient.connect(mongoUri!);
    const versions = client
      .db(database)
      .collection<{ _id: string; version: number; oldestProgram: number }>('versions');
    await versions.insertOne({ _id: 'store', version: 99, oldestProgram: 98 });
    const problems = await tried('a newer store', at(mongoUri!));
    await versions.deleteOne({ _id: 'store' });
    await client.close();
    expect(problems).toEqual([found('wrong', /needs version 98 .*Start the newer program again/)]);
  });

  it('the doctor reports indexes that are missing', async () => {
    const store = await openMongoStore({ uri: mongoUri!, database });
    await store.close();
    const client = await MongoClient.connect(mongoUri!);
    const users = client.db(database).collection('users');
    // That of _id stays.
    const dropped = (await users.indexes()).length - 1;
    await users.dropIndexes();
    await client.close();
    expect(await tried('missing indexes', at(mongoUri!))).toEqual([
      found('warning', new RegExp(`^${dropped} of the indexes are missing \\(users\\.email\\+_id`)),
    ]);
  });

  it('a right that is missing is named by the server that cannot start', async () => {
    const appName = `${database}-server`;
    await fail({ appName, failCommands: ['createIndexes'], errorCode: 13 });
    await expect(openMongoStore({ uri: mongoUri!, database, appName })).rejects.toThrow(
      /^The user of MONGODB_URI may not prepare the collections .*grant it readWrite and dbAdmin/,
    );
  });

  it('a MongoDB that cannot be reached is named by the server that cannot start, with what to do', async () => {
    const uri = `mongodb://loja:canary@127.0.0.1:${await freePort()}/?replicaSet=rs0`;
    await expect(openMongoStore({ uri, database })).rejects.toThrow(
      /^MONGODB_URI: 127\.0\.0\.1:\d+ refuses the connection.*start MongoDB\.$/,
    );
  });
});
