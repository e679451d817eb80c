import { job } from '@/lib/jobs/job';
import { deleteOldMailFiles } from './files';

export const mailJobs = [job({ name: 'files of mails', every: 'ten minutes', run: deleteOldMailFiles })];
