import { answerRobots } from '@/features/discovery/robots.http';

export const dynamic = 'force-dynamic';

/** What robots may read. */
export const GET = () => answerRobots();
