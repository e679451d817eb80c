import { accountJobs } from '@/features/account/account.jobs';
import { alertJobs } from '@/features/alerts/alerts.jobs';
import { auditJobs } from '@/features/audit/audit.jobs';
import { citizensJobs } from '@/features/citizens/citizens.jobs';
import { discoveryJobs } from '@/features/discovery/discovery.jobs';
import { importJobs } from '@/features/imports/imports.jobs';
import { mediaJobs } from '@/features/media/media.jobs';
import { movingJobs } from '@/features/moving/moving.jobs';
import { newsroomJobs } from '@/features/newsroom/newsroom.jobs';
import { operationJobs } from '@/features/operation/operation.jobs';
import { organisationJobs } from '@/features/organisations/organisations.jobs';
import { peopleJobs } from '@/features/people/people.jobs';
import { searchJobs } from '@/features/search/search.jobs';
import { statisticsJobs } from '@/features/statistics/statistics.jobs';
import { rateLimitJobs } from '@/lib/http/rate-limit/jobs';
import { expiryJobs } from '@/lib/jobs/cleanup';
import type { Job } from '@/lib/jobs/job';
import { mailJobs } from '@/lib/mail/jobs';

/**
 * All jobs, in the order in which those of one schedule run: in one render worker of each machine. Beside them, mails
 * are sent as they come (`lib/mail/worker.ts`), and the gateway writes the traffic log.
 */
export const jobs: readonly Job[] = [
  ...expiryJobs,
  ...accountJobs,
  ...citizensJobs,
  ...mailJobs,
  ...mediaJobs,
  ...rateLimitJobs,
  ...auditJobs,
  ...alertJobs,
  ...newsroomJobs,
  ...discoveryJobs,
  ...statisticsJobs,
  ...organisationJobs,
  ...peopleJobs,
  ...importJobs,
  ...searchJobs,
  ...movingJobs,
  // Last, as a backup takes minutes.
  ...operationJobs,
];
