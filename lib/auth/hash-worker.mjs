// Runs in worker threads: bcrypt takes a third of a second of one processor and would block the main thread.
import { setPriority } from 'node:os';
import { compareSync, hashSync } from 'bcryptjs';

/** On Linux the priority applies to a thread; elsewhere to the whole process, which must keep its own. */
const LOW_PRIORITY = 10;
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY);

/** @param {{ text: string, cost?: number, stored?: string }} task a comparison if `stored` is set, else a hash */
export default function work({ text, cost, stored }) {
  return stored === undefined ? hashSync(text, cost) : compareSync(text, stored);
}
