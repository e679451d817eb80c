import { z } from 'zod';
import { drillResult } from '../drill/drill.schema';

/** Name of the report about a machine, among those of its processes. */
export const MACHINE = 'machine';

/** Facts that a process reports of itself. */
export const processFacts = z.object({
  startedAt: z.iso.datetime(),
  rssBytes: z.number(),
  heapBytes: z.number(),
  /** Entries and bytes of its caches, by name. */
  caches: z.record(z.string(), z.object({ entries: z.number(), bytes: z.number() })),
  /** Lookups in the page cache by outcome since the start; empty where there is none. */
  lookups: z.record(z.string(), z.number()),
});
export type ProcessFacts = z.infer<typeof processFacts>;

/** Folders whose disks matter. */
export const diskNames = ['data', 'media', 'backup'] as const;

const diskReport = z.object({
  name: z.enum(diskNames),
  folder: z.string(),
  freeBytes: z.number(),
  bytes: z.number(),
  freeFiles: z.number(),
  files: z.number(),
});
export type DiskReport = z.infer<typeof diskReport>;

/** Facts that the first render worker of a machine reports of the machine. */
export const machineFacts = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  /** True if others can open the site. */
  exposed: z.boolean(),
  disks: z.array(diskReport),
  /** Free megabytes below which the portal is not ready. */
  leastMegabytes: z.number(),
  backup: z.object({
    folder: z.string(),
    /** Time of the daily backup; undefined on machines that make none. */
    schedule: z.string().optional(),
    count: z.number(),
    newest: z.string().optional(),
    newestAt: z.iso.datetime().optional(),
    partial: z.array(z.string()),
    /** Days between drills; 0 for none. */
    drillDays: z.number(),
  }),
  drill: drillResult.optional(),
  /** Undefined without a replica, null if it can't be reached. */
  replica: z.object({ isStandby: z.boolean(), lagSeconds: z.number().nullable() }).nullable().optional(),
  jobs: z.array(z.object({ name: z.string(), at: z.number(), failures: z.number() })),
});
export type MachineFacts = z.infer<typeof machineFacts>;

/** A process as it last reported, with the time of that. */
export type ProcessReport = { name: string; at: Date; facts: ProcessFacts };
/** A machine with its processes; without facts until its first minute is over. */
export type MachineReport = { machine: string; at?: Date; facts?: MachineFacts; processes: ProcessReport[] };
