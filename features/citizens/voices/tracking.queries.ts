import { db, type Prisma } from '@/lib/db/db';
import { toClientKey } from '@/lib/http/client-address';
import { consumeWithin, getLimiter } from '@/lib/http/rate-limit/database';
import { selectColumns } from '@/lib/list/select-columns';
import { readMessageCode } from './tracking.rules';

/** Rate limit of code look-ups from one address. */
export const getTrackingLimit = () => getLimiter('suggestion.track');

const MAX_LINES = 200;
const named = { select: { name: true } } as const;

/** The part of a voice that is shown to anyone who has its code: its office, and from where to where it was given. */
export const trackedVoice = {
  select: {
    organisation: named,
    handovers: {
      select: { at: true, from: named, to: named },
      orderBy: [{ at: 'asc' as const }, { id: 'asc' as const }],
      take: MAX_LINES,
    },
  },
} as const satisfies Prisma.ContactMessage$voiceArgs;

const trackedColumns = {
  ...selectColumns('trackingCode', 'status', 'createdAt'),
  replies: {
    select: { ...selectColumns('createdAt', 'fromSender'), organisation: named },
    orderBy: { id: 'asc' },
    take: MAX_LINES,
  },
  voice: trackedVoice,
} as const satisfies Prisma.ContactMessageSelect;
/** The part of a message that is shown to anyone who has its code: never its texts, as the code is short. */
export type TrackedMessage = Prisma.ContactMessageGetPayload<{ select: typeof trackedColumns }>;

type TrackingResult = { status: number; found?: TrackedMessage; wrong?: 'unknown' | 'trackLimited' };

/**
 * Looks up a message by its code, for anyone who has it: its status, its office and when it was answered.
 *
 * @param address client address, limited to 30 tries an hour
 * @returns undefined if the text is not the code of a message; else the page's content and HTTP status
 */
export async function trackMessage(typed: string, address: string): Promise<TrackingResult | undefined> {
  const trackingCode = readMessageCode(typed);
  if (trackingCode === undefined) return undefined;
  if (!(await consumeWithin(getTrackingLimit(), toClientKey(address)))) return { status: 429, wrong: 'trackLimited' };
  const found = await db.contactMessage.findUnique({ where: { trackingCode }, select: trackedColumns });
  return found ? { status: 200, found } : { status: 404, wrong: 'unknown' };
}
