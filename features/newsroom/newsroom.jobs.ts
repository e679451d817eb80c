import { job } from '@/lib/jobs/job';
import { updatePace } from './road/pace.commands';

export const newsroomJobs = [job({ name: 'usual times of offices', every: 'ten minutes', run: updatePace })];
