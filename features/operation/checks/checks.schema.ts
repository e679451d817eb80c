import { z } from 'zod';

/** The certificate of the site; without an end no TLS connection could be made. */
export const certificateCheck = z.object({
  host: z.string(),
  endsAt: z.iso.datetime().optional(),
  /** Why a browser refuses it. */
  refusal: z.string().optional(),
});
export type CertificateCheck = z.infer<typeof certificateCheck>;

/** The walk along the seals of the audit log: where it goes on, when it last came to the end, and a broken seal. */
export const sealsCheck = z.object({
  previous: z.string(),
  from: z.string(),
  rows: z.number(),
  wholeAt: z.iso.datetime().optional(),
  broken: z.object({ id: z.number(), from: z.string(), lastId: z.string() }).optional(),
});
export type SealsCheck = z.infer<typeof sealsCheck>;

/** Checks by name. */
export const checkSchemas = { certificate: certificateCheck, seals: sealsCheck } as const;
export type CheckName = keyof typeof checkSchemas;
export type CheckResults = { certificate?: CertificateCheck | undefined; seals?: SealsCheck | undefined };
