import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import type { Client } from 'pg';

/** Lowered priority of long work: readers get the processor first. */
const POLITE = 10;

/** Lowers the priority of this process, for a command that reads or writes the whole portal. */
export function lowerOwnPriority(): void {
  if (process.platform === 'linux') lowerTo(POLITE, 0);
}

/**
 * Lowers the priority of a connection's process of the database, if that runs on this machine and may be changed: on Linux,
 * by the same user or by root. Elsewhere nothing happens.
 *
 * @returns true if it was lowered
 */
export async function lowerServerPriority(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number; port: number }>(
    'SELECT pg_backend_pid() AS pid, inet_client_port() AS port',
  );
  const [backend] = rows;
  return backend ? lowerBackendPriority(backend.pid, backend.port) : false;
}

/**
 * The same for a process by its number. In containers and on other machines the number may be that of another process: the
 * title of the right one has the port of the connection.
 */
export async function lowerBackendPriority(pid: number, port: number): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres: ') || !title.includes(`(${port})`)) return false;
    lowerTo(POLITE, pid);
    return true;
  } catch {
    return false;
  }
}

/** Never raises it: everything may have been started with a lower one still. */
function lowerTo(priority: number, pid: number): void {
  if (getPriority(pid) < priority) setPriority(pid, priority);
}
