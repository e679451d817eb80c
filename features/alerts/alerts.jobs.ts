import { job } from '@/lib/jobs/job';
import { cleanUpAlerts } from './cleanup.commands';
import { sendAlerts } from './delivery/delivery.commands';

/** News by e-mail goes out well within a minute, however long other jobs take. */
export const alertJobs = [
  job({ name: 'alerts', every: 'ten seconds', run: sendAlerts }),
  job({ name: 'alerts', every: 'ten minutes', run: cleanUpAlerts }),
];
