import { z } from 'zod';

/** Kinds of addresses of the peer that connected; the address itself, which may be a reader's, is not kept. */
export const peerKinds = ['loopback', 'private', 'public'] as const;
export type PeerKind = (typeof peerKinds)[number];

/** Way by which a request arrived, as far as proxies in front of the portal show in it. */
export const arrival = z.object({
  peer: z.enum(peerKinds),
  /** Number of addresses in X-Forwarded-For. */
  hops: z.number().int().nonnegative(),
  /** True if another header names the client, and X-Forwarded-For doesn't. */
  isOther: z.boolean(),
  /** X-Forwarded-Proto. */
  proto: z.enum(['http', 'https', 'none']),
  /** Header Host, in lower case; empty for one that is none. */
  host: z.string().max(100),
});
export type Arrival = z.infer<typeof arrival>;

/** Sample of the arrivals of the last one to two hours, with their numbers. */
export const arrivalSample = z.object({
  at: z.iso.datetime(),
  kinds: z.array(arrival.extend({ count: z.number().int().positive() })),
});
export type ArrivalSample = z.infer<typeof arrivalSample>;
