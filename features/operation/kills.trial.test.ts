import { sealAudit } from '@/features/audit/seal/seal.commands';
import { aNews } from '@/testing/builders';
import { aKillable, type Killable, killRepeatedly, OPERATIONS, rememberContent } from './kills.test-support';
import { dropDatabases } from './operation.test-support';

/** Every kill starts a process; `npm run chaos:backup` kills fifty times each. */
jest.setTimeout(300_000);

let place: Killable;

beforeAll(async () => {
  await aNews();
  await sealAudit();
  place = await aKillable();
  await rememberContent(place);
});
afterAll(dropDatabases);

test.each(OPERATIONS)(
  'a %s that is killed leaves what is whole or plainly incomplete, and is repeated',
  async (operation) => {
    const { killed, ended, faults } = await killRepeatedly(operation, place, 4);
    expect(faults).toEqual([]);
    expect(killed + ended).toBe(4);
    expect(killed).toBeGreaterThanOrEqual(2);
  },
);
