import { job } from '@/lib/jobs/job';
import { remindHandlers } from './data-requests/reminders.commands';

export const citizensJobs = [job({ name: 'requests nearly due', every: 'ten minutes', run: remindHandlers })];
