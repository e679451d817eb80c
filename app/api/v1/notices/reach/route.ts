import { answerReach } from '@/features/notices/notices.http';

export const dynamic = 'force-dynamic';

/** How many organisations some circles reach, for whoever writes notices. */
export const POST = (request: Request) => answerReach(request);
