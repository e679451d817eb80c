import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitForMigrations } from '@/lib/db/migrate/migrate';
import { bundleFile } from '@/testing/programs';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { MEDIA_COPIES, readBackupTime } from './backup/backup-folder';
import { withConnection } from './connection.queries';
import { findLastDrill } from './drill/drill-record';
import { aDatabase, aFolder, ask, hashTables, ownUrl } from './operation.test-support';
import { openBackup } from './restore/restore.commands';
import { assertRestored, emptyTarget, readTarget, unmarkTarget } from './restore/target.queries';

export const OPERATIONS = ['backup', 'restore', 'drill'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Moment of a kill: the n-th step of the operation, or a share of the time that a whole one took. */
export type Moment = { step: number } | { share: number };
/** A whole run: its number of steps, and its duration from its first step on. */
export type Course = { steps: number; ms: number };

const PROGRAM = 'features/operation/run-operation.test-support.ts';

/** An installation whose operations are killed: backups and media in folders, and a database to restore into. */
export async function aKillable() {
  const [folder, files] = [await aFolder('kills'), await aFolder('kill-files')];
  return { folder, files, restored: await aFolder('kill-restored'), target: await aDatabase(), day: 0, hash: '' };
}
export type Killable = Awaited<ReturnType<typeof aKillable>>;

const hashAll = async (url: string): Promise<string> => JSON.stringify(await hashTables(url));

/** Runs an operation to its end, or kills it at a moment; returns its course, or undefined if it was killed. */
export async function runOperation(operation: Operation, place: Killable, moment?: Moment, course?: Course) {
  place.day += 1;
  if (operation === 'backup') await addFile(place.files);
  if (operation === 'restore' && !(await isRestorable(place))) await emptyPlace(place);
  const databaseUrl = operation === 'restore' ? place.target : ownUrl();
  const files = operation === 'restore' ? place.restored : place.files;
  const hold = moment && 'step' in moment ? moment.step : 0;
  const given = JSON.stringify({ databaseUrl, folder: place.folder, files, hold, day: place.day });
  const child = spawn(process.execPath, [bundleFile(PROGRAM), operation, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let [steps, begun] = [0, 0];
  for await (const _ of createInterface({ input: child.stdout })) {
    steps += 1;
    begun ||= performance.now();
    if (steps === hold) child.kill('SIGKILL');
    if (steps === 1 && moment && 'share' in moment)
      setTimeout(() => child.kill('SIGKILL'), moment.share * (course?.ms ?? 0));
  }
  const ms = performance.now() - begun;
  const code = await ended;
  await waitUntilTrue(async () => (await listConnections()) === 0);
  if (code === null) return undefined;
  if (code !== 0) throw new Error(`${operation} ended with ${code}`);
  return { steps, ms };
}

/** A new file for the next backup to copy. */
async function addFile(files: string): Promise<void> {
  await writeFile(join(files, `${randomBytes(32).toString('hex')}.pdf`), randomBytes(20_000));
}

/** Connections of operations: those of a killed process end when the server notices. */
async function listConnections(): Promise<number> {
  const rows = await ask(
    ownUrl(),
    `SELECT FROM pg_stat_activity WHERE application_name = 'portal operation' AND usename = current_user
     AND (datname = current_database() OR datname LIKE 'restored\\_%' OR datname LIKE '%\\_drill')`,
  );
  return rows.length;
}

/** Faults of the installation after a kill: whatever is neither whole nor plainly incomplete. */
export async function findFaults(place: Killable): Promise<string[]> {
  return [...(await judgeBackups(place)), ...(await judgeTarget(place)), ...(await judgePortal(place))];
}

async function judgeBackups({ folder }: Killable): Promise<string[]> {
  const faults: string[] = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith('.partial') || [MEDIA_COPIES, 'drills.jsonl'].includes(name)) continue;
    if (!readBackupTime(name)) faults.push(`${name} is neither a backup nor plainly incomplete`);
    else await openBackup(folder, join(folder, name)).catch((error) => faults.push(`${name}: ${error.message}`));
  }
  return faults;
}

/** A target is empty, marked as unfinished so that no portal starts on it, or the same as what was backed up. */
async function judgeTarget({ target, hash }: Killable): Promise<string[]> {
  const { isEmpty, mark } = await withConnection(target, readTarget);
  const refusal = await assertRestored(target).catch((error: unknown) => error);
  if (mark === 'restore') return refusal ? [] : ['a portal would start on an unfinished restore'];
  if (isEmpty) return [];
  return (await hashAll(target)) === hash ? [] : ['a restore that counts as finished differs from the backup'];
}

/** Nothing may happen to the database of the portal itself, and no killed drill may count as a good one. */
async function judgePortal({ hash, folder, day }: Killable): Promise<string[]> {
  const faults = (await hashAll(ownUrl())) === hash ? [] : ['the database of the portal has changed'];
  const last = await findLastDrill(folder);
  if (last && Date.parse(last.at) > Date.UTC(2026, 0, 1 + day)) faults.push('a drill of the future is recorded');
  return last && !last.ok ? [...faults, `a drill failed: ${last.problem}`] : faults;
}

/** Kills at `times` moments, half of them at steps, spread over its course, half of them at random. */
export async function killRepeatedly(operation: Operation, place: Killable, times: number) {
  const course = await runOperation(operation, place);
  if (!course) throw new Error(`${operation} was killed by somebody else`);
  const result = { killed: 0, ended: 0, faults: [] as string[] };
  for (let turn = 0; turn < times; turn += 1) {
    const [moment, name] = pickMoment(turn, times, course);
    // Most restores begin on what the killed one before has left.
    if (operation === 'restore' && turn % 3 === 0) await emptyPlace(place);
    const done = await runOperation(operation, place, moment, course);
    result[done ? 'ended' : 'killed'] += 1;
    for (const fault of await findFaults(place)) result.faults.push(`${operation} ${name}: ${fault}`);
  }
  await runOperation(operation, place);
  for (const fault of await findFaults(place)) result.faults.push(`${operation} after all: ${fault}`);
  const scratch = await ask(ownUrl(), `SELECT FROM pg_database WHERE datname = current_database() || '_drill'`);
  if (operation === 'drill' && scratch.length > 0) result.faults.push('a drill left its database');
  return result;
}

function pickMoment(turn: number, times: number, { steps, ms }: Course): [Moment, string] {
  if (turn % 2 === 1) {
    const share = Math.random();
    return [{ share }, `killed after ${Math.round(share * ms)} ms`];
  }
  // From the last step to the first, so that a few kills already meet the end, where a result gets its name.
  const step = Math.max(1, steps - Math.floor((turn * steps) / times));
  return [{ step }, `killed at step ${step} of ${steps}`];
}

/** True if a restore is accepted; one that ended before the kill that was meant for it has left a portal, unmarked. */
async function isRestorable({ target }: Killable): Promise<boolean> {
  const { mark, isEmpty } = await withConnection(target, readTarget);
  return isEmpty || mark !== undefined;
}

async function emptyPlace(place: Killable): Promise<void> {
  await withConnection(place.target, async (client) => {
    await waitForMigrations((sql) => client.query(sql));
    await emptyTarget(client);
    await unmarkTarget(client);
  });
  await rm(place.restored, { recursive: true });
  place.restored = await aFolder('kill-restored');
}

/** Remembers what the portal's database holds, which every finished restore must hold too. */
export async function rememberContent(place: Killable): Promise<void> {
  place.hash = await hashAll(ownUrl());
}
