import { job } from '@/lib/jobs/job';
import { closeLimitHits } from './hits';

export const rateLimitJobs = [job({ name: 'hits of limits', every: 'minute', run: closeLimitHits })];
