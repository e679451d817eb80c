import { job } from '@/lib/jobs/job';
import { escalateWaiting } from './escalation/escalation.commands';
import { remindOverdue } from './reminders/reminders.commands';
import { updatePace } from './road/pace.commands';

export const newsroomJobs = [
  job({ name: 'usual times of offices', every: 'ten minutes', run: updatePace }),
  job({ name: 'reminders of waiting items', every: 'ten minutes', run: () => remindOverdue() }),
  job({ name: 'waiting items told to the office above', every: 'ten minutes', run: () => escalateWaiting() }),
];
