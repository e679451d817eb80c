import { answerRobots } from '@/features/discovery/robots.http';

export const dynamic = 'force-dynamic';

export const GET = () => answerRobots();
