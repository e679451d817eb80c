import { deleteOldPictures } from '@/lib/drawn-cover/picture-cache';
import { job } from '@/lib/jobs/job';

export const discoveryJobs = [job({ name: 'drawn pictures', every: 'ten minutes', run: deleteOldPictures })];
