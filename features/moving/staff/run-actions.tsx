import { Alert } from '@/components/ui/alert';
import { getButtonClass, LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toRunHref, toSourceHref } from '../move-screen.rules';
import { resumeRunAction, stopRunAction, undoRunAction } from '../moving.actions';
import type { RunPage } from '../runs/run-page.queries';

/** Stop, resume and undo of a run, with what stands in the way. */
export function RunActions({ run, path }: { run: RunPage; path: string }) {
  const { report, progress, canResume, canUndo, sourceId } = run;
  const fields = { id: report.id };
  return (
    <div className="flex flex-wrap gap-3">
      {report.status === 'running' && (
        <ActionForm action={stopRunAction} fields={fields}>
          <SubmitButton look="outline">{words['moveScreen.stop']}</SubmitButton>
        </ActionForm>
      )}
      {canResume && (
        <ActionForm action={resumeRunAction} fields={fields}>
          <SubmitButton>{words['moveScreen.resume']}</SubmitButton>
        </ActionForm>
      )}
      {!progress.isActive && !report.isDry && (
        <LinkButton href={toSourceHref(path, sourceId)}>{words['moveScreen.again']}</LinkButton>
      )}
      {canUndo && <UndoSection run={run} path={path} />}
    </div>
  );
}

function UndoSection({ run: { report, edited, laterRun }, path }: { run: RunPage; path: string }) {
  return (
    <details className="open:basis-full">
      <summary className={getButtonClass({ look: 'outline' }, 'cursor-pointer list-none')}>
        {words['moveScreen.undo']}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5">
        <p className="max-w-read text-sm">{words['moveScreen.undoText']}</p>
        <p className="max-w-read text-ink-2 text-sm">{words['moveScreen.undoKeeps']}</p>
        {laterRun !== undefined && (
          <Alert kind="warn">
            {words['moveScreen.undoLater']}{' '}
            <a href={toRunHref(path, laterRun)} className="text-link underline">
              {formatNumber(laterRun)}
            </a>
          </Alert>
        )}
        {edited.length > 0 && (
          <div className="grid gap-2">
            <Alert kind="warn">{words['moveScreen.undoEdited']}</Alert>
            <ul className="grid gap-1 text-sm">
              {edited.map(({ id, topic }) => (
                <li key={id}>
                  <a href={`/administrator/news/${id}`} className="wrap-anywhere text-link hover:underline">
                    {topic}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {laterRun === undefined && edited.length === 0 && (
          <ActionForm action={undoRunAction} fields={{ id: report.id }}>
            <div>
              <SubmitButton look="outline">{words['moveScreen.undo']}</SubmitButton>
            </div>
          </ActionForm>
        )}
      </div>
    </details>
  );
}
