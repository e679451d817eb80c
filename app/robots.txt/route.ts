import { answerRobots } from '@/lib/api/robots-answer';

export const dynamic = 'force-dynamic';

/** What robots may read. */
export const GET = () => answerRobots();
