import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { firstPasswordMessages as words } from '../first-passwords/first-passwords.messages';
import { findSlipJob, type SlipJob } from '../first-passwords/slips.queries';
import { SlipJobProgress } from './slip-job-progress';
import { TakeSlipsForm } from './take-slips-form';

type Props = {
  id: number;
  /** Address of the page before, and of this one. */
  back: string;
  at: string;
  viewer: Viewer;
};

/** Page of printed slips: their progress, their file, and who was left out. */
export async function SlipJobView({ id, back, at, viewer }: Props) {
  const job = await findSlipJob(viewer, id);
  return (
    <>
      <ScreenHeader title={words['firstPasswords.job.title']}>
        <LinkButton href={back}>{words['firstPasswords.job.back']}</LinkButton>
      </ScreenHeader>
      {job ? <SlipJobState job={job} at={at} /> : <Alert kind="bad">{words['firstPasswords.missing']}</Alert>}
    </>
  );
}

function SlipJobState({ job, at }: { job: SlipJob; at: string }) {
  const { id, status, accountIds, doneIds, left, problem } = job;
  const say = (key: keyof typeof words, count: number) => words[key].replace('{n}', formatNumber(count));
  const isRunning = status === 'waiting' || status === 'making';
  return (
    <div className="grid max-w-read grid-cols-1 gap-6">
      {(isRunning || status === 'ready') && <SlipJobProgress id={id} status={status} at={at} />}
      {isRunning && (
        <p role="status" className="tabular">
          {say('firstPasswords.job.making', accountIds.length)}
        </p>
      )}
      {status === 'ready' && (
        <section className="grid gap-3 rounded-md border border-line bg-surface p-5">
          <p role="status" className="tabular font-strong">
            {say('firstPasswords.job.ready', doneIds.length)}
          </p>
          <p className="text-ink-2 text-sm">{words['firstPasswords.job.readyText']}</p>
          <TakeSlipsForm id={id} />
        </section>
      )}
      {status === 'taken' && <Alert kind="ok">{say('firstPasswords.job.taken', doneIds.length)}</Alert>}
      {status === 'expired' && <Alert kind="warn">{words['firstPasswords.job.expired']}</Alert>}
      {status === 'failed' && (
        <Alert kind="bad">
          {words['firstPasswords.job.failed']} {problem}
        </Alert>
      )}
      {left.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 font-normal">
            {say('firstPasswords.job.leftOut', left.length)}
          </summary>
          <ul className="grid gap-1 text-sm">
            {left.map((one) => (
              <li key={one.id} className="wrap-anywhere">
                {one.name && <span className="font-normal">{one.name}: </span>}
                {one.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
