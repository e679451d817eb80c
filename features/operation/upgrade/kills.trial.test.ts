import { dropDatabases, hashTables } from '../operation.test-support';
import { anInstallation, listMarks, listMigrationNames, listReleases, runUpgrade } from './upgrade.test-support';

/** Rounds; more by `npm run chaos:upgrade -- --times 50`. */
const ROUNDS = Number(process.env.UPGRADE_KILLS ?? 6);
const [ROUND_MS, FIRST_MS] = [60_000, 300_000];

/** Each round starts programs, which is slow on a busy machine. */
jest.setTimeout(FIRST_MS + ROUNDS * ROUND_MS);
/** A fault that shows only once is one, too. */
jest.retryTimes(0);

afterEach(dropDatabases);

const OLD = ['1_office'];
const NEW = [...OLD, '2_upper', '3_mark'];

test('an upgrade that is killed at any step is finished or taken back by the next run, and whole', async () => {
  const releases = await listReleases();
  const uncut = { good: 0, bad: 0 };
  for (const trial of ['good', 'bad'] as const)
    uncut[trial] = (await runUpgrade(await anInstallation(releases), releases.new, trial)).steps;
  expect(uncut.bad).toBeGreaterThan(uncut.good);
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const trial = round % 2 === 0 ? 'bad' : 'good';
    const site = await anInstallation(releases);
    const killAt = Math.floor(((round + 0.5) / ROUNDS) * uncut[trial]);
    const { last } = await runUpgrade(site, releases.new, trial, killAt);
    expect(last).toMatch(/^step/);
    const next = await runUpgrade(site, releases.new, trial);
    expect(next.last).toMatch(/^end/);
    const { state } = JSON.parse(next.last.slice(4));
    ends.add(state);
    expect(await listMarks(site.url)).toEqual([]);
    expect(await listMigrationNames(site.url)).toEqual(state === 'upgraded' ? NEW : OLD);
    if (state === 'upgraded') expect(Object.keys(await hashTables(site.url))).toContain('mark');
    else expect(await hashTables(site.url)).toEqual(site.before);
    await dropDatabases();
  }
  expect([...ends].sort()).toEqual(['back', 'upgraded']);
});
