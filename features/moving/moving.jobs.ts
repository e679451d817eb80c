import { job } from '@/lib/jobs/job';
import { startNights } from './nightly/nightly.commands';
import { resumeMoves } from './runs/background';

export const movingJobs = [
  job({ name: 'lost moves', every: 'ten seconds', run: resumeMoves }),
  job({ name: 'nightly moves', every: 'minute', run: startNights }),
];
