import { job } from '@/lib/jobs/job';
import { indexHeadlines } from './headlines.commands';
import { markLines } from './line-marks.commands';
import { deleteExpiredZeroResults } from './zero-results/zero-results.commands';

export const searchJobs = [
  job({ name: 'words of headlines', every: 'minute', run: indexHeadlines }),
  job({ name: 'lines of items', every: 'minute', run: markLines }),
  job({ name: 'searches without a result', every: 'ten minutes', run: deleteExpiredZeroResults }),
];
