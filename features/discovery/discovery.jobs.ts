import { job } from '@/lib/jobs/job';
import { deleteOldPreviews } from './link-previews/preview-cache';

export const discoveryJobs = [job({ name: 'drawn pictures', every: 'ten minutes', run: deleteOldPreviews })];
