import { job } from '@/lib/jobs/job';
import { resumeImports } from './runner';

export const importJobs = [job({ name: 'lost imports', every: 'minute', run: resumeImports })];
