import { answerTrafficExport } from '@/lib/api/traffic-export';

export const dynamic = 'force-dynamic';

/** A window of the traffic log as CSV. */
export const GET = (request: Request) => answerTrafficExport(request);
