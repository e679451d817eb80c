import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const addresses = z.object({ primary: z.string(), replica: z.string() });

/** A migrated PostgreSQL with a streaming replica; `close` stops both. */
export async function openStreaming() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-streaming-'));
  await chmod(folder, 0o711);
  const child = spawn(process.execPath, ['scripts/test/streaming.mjs', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const said = async () => String((await once(lines, 'line'))[0]);
  const order = async (what: 'end' | 'start') => {
    child.stdin.write(`${what}\n`);
    await said();
  };
  return {
    ...addresses.parse(JSON.parse(await said())),
    endReplica: () => order('end'),
    startReplica: () => order('start'),
    close: async () => {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function endChild(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
