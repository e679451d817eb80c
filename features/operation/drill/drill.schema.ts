import { z } from 'zod';

/** Result of a drill, as it is recorded. */
export const drillResult = z.object({
  at: z.iso.datetime(),
  /** Undefined if there was none. */
  backup: z.string().optional(),
  ok: z.boolean(),
  seconds: z.number(),
  rows: z.number().optional(),
  media: z.number().optional(),
  auditRows: z.number().optional(),
  /** True if the secrets were opened; undefined if the backup has none, or no passphrase is set. */
  secrets: z.boolean().optional(),
  /** Pages drawn from the restored database, and those of them compared with the running portal. */
  pages: z.object({ drawn: z.number(), compared: z.number() }).optional(),
  problem: z.string().optional(),
});
export type DrillResult = z.infer<typeof drillResult>;
