import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';
import { MACHINE, type MachineReport, machineFacts, processFacts } from './reports.schema';

/** Age above which a process is no longer there. */
const GONE_MS = 3 * MINUTE_MS;
/** Age above which a machine is no longer there: its report waits for the jobs before it. */
const MACHINE_GONE_MS = 60 * MINUTE_MS;

/** Machines with a process that lives, by name; a report of another version that can't be read is left out. */
export async function listMachines(now = getCurrentMs()): Promise<MachineReport[]> {
  const rows = await db.processReport.findMany({
    where: { at: { gt: new Date(now - MACHINE_GONE_MS) } },
    orderBy: [{ machine: 'asc' }, { process: 'asc' }],
  });
  const machines = new Map<string, MachineReport>();
  for (const { machine, process, at, facts } of rows) {
    const report = machines.get(machine) ?? { machine, processes: [] };
    machines.set(machine, report);
    if (process === MACHINE) Object.assign(report, { at, facts: machineFacts.safeParse(facts).data });
    else if (now - at.getTime() < GONE_MS) {
      const { data } = processFacts.safeParse(facts);
      if (data) report.processes.push({ name: process, at, facts: data });
    }
  }
  return [...machines.values()].filter(({ processes }) => processes.length > 0);
}
