import { job } from '@/lib/jobs/job';
import { updateHealth } from './health/health.commands';

export const organisationJobs = [
  job({ name: 'health of organisations', every: 'ten minutes', run: () => updateHealth() }),
];
