import { job } from '@/lib/jobs/job';
import { backUpWhenDue } from './backup/own-backup';
import { holdDrillWhenDue } from './drill/drill.commands';
import { completeRotation } from './secrets/rotation.commands';

export const operationJobs = [
  job({ name: 'backup', every: 'ten minutes', run: backUpWhenDue }),
  job({ name: 'session keys', every: 'ten minutes', run: () => completeRotation({ role: 'VecAdmin' }) }),
  job({ name: 'drill', every: 'ten minutes', run: holdDrillWhenDue }),
];
