import { job } from '@/lib/jobs/job';
import { backUpWhenDue } from './backup/own-backup';

export const operationJobs = [job({ name: 'backup', every: 'ten minutes', run: backUpWhenDue })];
