import { constants, getPriority } from 'node:os';
import type { Client } from 'pg';
import { withConnection } from './connection.queries';
import { ownUrl } from './operation.test-support';
import { lowerBackendPriority, lowerServerPriority } from './priority.queries';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

const readPid = async (client: Client): Promise<number> => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  return rows[0].pid;
};

test('the database process of the connection gets a lower priority, and no other', async () => {
  await withConnection(ownUrl(), (polite) =>
    withConnection(ownUrl(), async (other) => {
      const before = getPriority(await readPid(other));
      expect(await lowerServerPriority(polite)).toBe(true);
      // The tests themselves may have a lower one.
      expect(getPriority(await readPid(polite))).toBe(Math.max(PRIORITY_BELOW_NORMAL, before));
      expect(getPriority(await readPid(other))).toBe(before);
    }),
  );
});

test('the number of a process here is left alone if the database is elsewhere', async () => {
  await withConnection(ownUrl(), async (client) => {
    const pid = await readPid(client);
    for (const there of [pid, process.pid]) {
      const before = getPriority(there);
      expect(await lowerBackendPriority(there, 1)).toBe(false);
      expect(getPriority(there)).toBe(before);
    }
  });
  expect(await lowerBackendPriority(2 ** 30, 1)).toBe(false);
});
