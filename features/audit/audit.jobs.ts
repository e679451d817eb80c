import { job } from '@/lib/jobs/job';
import { sealAudit } from './seal/seal.commands';
import { dropExpiredTraffic } from './traffic-log/traffic-log.commands';

export const auditJobs = [
  job({ name: 'seal of the audit log', every: 'minute', run: sealAudit }),
  job({ name: 'days of the traffic log', every: 'ten minutes', run: dropExpiredTraffic }),
];
