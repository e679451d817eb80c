import { parseArgs } from 'node:util';
import { aKillable, killRepeatedly, OPERATIONS, rememberContent } from '@/features/operation/kills.test-support';
import { dropDatabases } from '@/features/operation/operation.test-support';
import { writeResult } from './write-result.mjs';

/** Smallest run that is worth a row of the documents. */
const LEAST_TIMES = 20;

const { values } = parseArgs({ options: { times: { type: 'string' }, only: { type: 'string' } } });
const times = Number(values.times);
const wanted = values.only?.split(',') ?? OPERATIONS;
const place = await aKillable();
await rememberContent(place);
let faulty = 0;
// In this order in any case: a restore and a drill need a backup.
for (const operation of OPERATIONS) {
  const { killed, ended, faults } = await killRepeatedly(operation, place, wanted.includes(operation) ? times : 0);
  if (!wanted.includes(operation)) continue;
  for (const fault of faults) console.log(`✘ ${fault}`);
  faulty += faults.length;
  const result = `${killed} killed, ${ended} had ended before; ${faults.length} faults`;
  console.log(`${operation}: ${result}`);
  if (times >= LEAST_TIMES)
    writeResult(`SIGKILL of a ${operation}`, `npm run chaos:backup -- --times ${times} --only ${operation}`, result);
}
await dropDatabases();
process.exitCode = faulty > 0 ? 1 : 0;
