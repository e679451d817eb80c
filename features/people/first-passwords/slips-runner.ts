import { generatePassword, hashGeneratedPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { writePdf } from '@/lib/files/pdf';
import { describeError, log } from '@/lib/log/log';
import { getSiteFrame } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { sortCandidates } from './candidates.queries';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { claimSlipJob, failSlipJob, storeSlips } from './slips.commands';
import { listLostSlipJobs, type SlipJob } from './slips.queries';
import { buildSlipsDocument } from './slips-document';

/** Time limit of a file: two thousand slips take half a minute on a free processor. */
const DEADLINE_MS = 4 * 60_000;
/** Times that a file is made anew because one of its accounts changed meanwhile. */
const ROUNDS = 3;

/** Makes the slips of a job in the background; errors are stored with the job. */
export function startSlips(id: number): void {
  void runSlips(id);
}

/** Resumes jobs without a live runner, for example after a restart; returns their number. */
export async function resumeSlips(): Promise<number> {
  const ids = await listLostSlipJobs();
  for (const id of ids) await runSlips(id, true);
  return ids.length;
}

/** Makes the slips of a job: passwords, file, and then both stored at once. */
export async function runSlips(id: number, isLost = false): Promise<void> {
  try {
    const claimed = await claimSlipJob(id, isLost);
    if (!claimed) return;
    if (!claimed.viewer) return await failSlipJob(id, words['firstPasswords.makerClosed']);
    await makeSlips(claimed.job, claimed.viewer, ROUNDS);
  } catch (error) {
    const problem = error instanceof AppError ? error.text : words['firstPasswords.broken'];
    if (!(error instanceof AppError)) log.error({ slips: id, error: describeError(error) }, 'slips failed');
    await failSlipJob(id, problem).catch((another) =>
      log.warn({ slips: id, error: describeError(another) }, 'slips are lost for now'),
    );
  }
}

async function makeSlips(job: SlipJob, viewer: Viewer, rounds: number): Promise<void> {
  const { fit } = await sortCandidates(viewer, job.accountIds, 'print');
  if (fit.length === 0) return failSlipJob(job.id, words['firstPasswords.none']);
  const people = fit.map((person) => ({ ...person, password: generatePassword() }));
  const { site } = await getSiteFrame();
  const file = await writePdf(await buildSlipsDocument(people, site.brand, getCurrentTime()), DEADLINE_MS);
  const issued = people.map(({ id, password }) => ({ id, hash: hashGeneratedPassword(password) }));
  try {
    await storeSlips({ id: job.id, issued, file }, viewer);
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'firstPasswords.changed' || rounds <= 1) throw error;
    await makeSlips(job, viewer, rounds - 1);
  }
}
