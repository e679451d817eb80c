import { job } from '@/lib/jobs/job';
import { forgetEmptyRuns, runDueFeeds } from './feed/schedule.commands';
import { startNights } from './nightly/nightly.commands';
import { deleteOldFiles } from './office/upload';
import { beginLateRound } from './pictures/late-pictures';
import { resumeProofs } from './proof/background';
import { resumeMoves } from './runs/background';

export const movingJobs = [
  job({ name: 'lost moves', every: 'ten seconds', run: resumeMoves }),
  job({ name: 'feeds of other sites', every: 'minute', run: runDueFeeds }),
  job({ name: 'empty runs of feeds', every: 'ten minutes', run: forgetEmptyRuns }),
  job({ name: 'files of moves', every: 'ten minutes', run: deleteOldFiles }),
  job({ name: 'nightly moves', every: 'minute', run: startNights }),
  job({ name: 'pictures of moves', every: 'minute', run: beginLateRound }),
  job({ name: 'lost proofs', every: 'minute', run: resumeProofs }),
];
