import { job } from '@/lib/jobs/job';
import { remindHandlers } from './data-requests/reminders.commands';
import { tellOffices } from './voices/telling.commands';

export const citizensJobs = [
  job({ name: 'requests nearly due', every: 'ten minutes', run: remindHandlers }),
  job({ name: 'voices of offices', every: 'ten minutes', run: tellOffices }),
];
