import { job } from '@/lib/jobs/job';
import { backUpWhenDue } from './backup/own-backup';
import { holdDrillWhenDue } from './drill/drill.commands';

export const operationJobs = [
  job({ name: 'backup', every: 'ten minutes', run: backUpWhenDue }),
  job({ name: 'drill', every: 'ten minutes', run: holdDrillWhenDue }),
];
