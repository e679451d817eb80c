import { answerReach } from '@/lib/api/notices';

export const dynamic = 'force-dynamic';

/** How many organisations some circles reach, for whoever writes notices. */
export const POST = (request: Request) => answerReach(request);
