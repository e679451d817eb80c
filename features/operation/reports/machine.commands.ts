import { collectMachine } from './collect-machine';
import { storeReport } from './reports.commands';
import { MACHINE } from './reports.schema';

/**
 * Reports this machine.
 *
 * @returns zero: the row is no work of the portal
 */
export async function reportMachine(): Promise<number> {
  await storeReport(MACHINE, await collectMachine());
  return 0;
}
