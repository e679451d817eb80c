/** A window of the traffic log as CSV. */
export { answerTrafficExport as GET } from '@/features/audit/traffic-log/traffic-log.http';
