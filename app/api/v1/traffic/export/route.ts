import { answerTrafficExport } from '@/features/audit/traffic-log/traffic-log.http';

/** A window of the traffic log as CSV. */
export const GET = (request: Request) => answerTrafficExport(request);
