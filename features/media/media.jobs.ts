import { job } from '@/lib/jobs/job';
import { deleteExpiredMedia } from './media.commands';
import { deleteOrphanFiles, logIncompleteMedia } from './orphan-files';
import { deleteStaleUploads } from './receive-upload';

export const mediaJobs = [
  job({ name: 'deleted media', every: 'ten minutes', run: deleteExpiredMedia }),
  job({ name: 'broken uploads', every: 'ten minutes', run: deleteStaleUploads }),
  job({ name: 'files without a row', every: 'ten minutes', run: deleteOrphanFiles }),
  job({ name: 'rows without their files', every: 'ten minutes', run: logIncompleteMedia }),
];
