import { job } from '@/lib/jobs/job';
import { expireSlips } from './first-passwords/slips.commands';
import { resumeSlips } from './first-passwords/slips-runner';

export const peopleJobs = [
  job({ name: 'lost slips', every: 'minute', run: resumeSlips }),
  job({ name: 'slips that nobody fetched', every: 'ten minutes', run: expireSlips }),
];
