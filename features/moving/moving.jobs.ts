import { job } from '@/lib/jobs/job';
import { resumeMoves } from './runs/background';

export const movingJobs = [job({ name: 'lost moves', every: 'ten seconds', run: resumeMoves })];
