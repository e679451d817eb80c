import { job } from '@/lib/jobs/job';
import { updateFigures } from './statistics.commands';

export const statisticsJobs = [job({ name: 'figures', every: 'minute', run: updateFigures })];
