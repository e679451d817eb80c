import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { importPreviewedAction, stopOwnRunAction, undoOwnRunAction } from '../office.actions';
import { officeMoveMessages as words } from '../office.messages';
import type { OwnRunPage } from '../office.queries';
import { followHours } from '../office.schema';
import { OwnItems } from './own-items';
import { OwnLosses } from './own-losses';
import { OwnProgress } from './own-progress';
import { RunBadge } from './run-badge';

type Props = { run: OwnRunPage; at: string; viewer: Viewer };

/** A run of the office: its progress, what it did or would do, and what can be done next. */
export function OwnRunView({ run, at, viewer }: Props) {
  const { id, state, isRunning, isDry, problem, progress, counts, remarks, toLook } = run;
  const canUndo = !isDry && !isRunning && state !== 'undone' && counts.written > 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <RunBadge state={state} />
        {(['written', 'unchanged', 'conflict', 'failed'] as const).map((name) => (
          <span key={name}>
            {isDry && name === 'written' ? words['officeMove.wouldWrite'] : words[`officeMove.${name}`]}{' '}
            {formatNumber(counts[name])}
          </span>
        ))}
        {counts.picturesWait > 0 && (
          <span>
            {words['officeMove.picturesWait']} {formatNumber(counts.picturesWait)}
          </span>
        )}
      </p>
      {isRunning && <OwnProgress key={state} id={id} state={state} progress={progress} at={at} />}
      {state === 'running' && (
        <ActionForm action={stopOwnRunAction} fields={{ id }}>
          <div>
            <SubmitButton look="outline" size="sm">
              {words['officeMove.stop']}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
      {problem !== '' && <Alert kind="bad">{problem}</Alert>}
      {remarks.length > 0 && (
        <Alert>
          <ul className="grid gap-1">
            {remarks.map(({ text, detail }) => (
              <li key={`${text} ${detail}`} className="break-words">
                {detail === '' ? text : `${text}: ${detail}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {state === 'dry' && <ImportForm run={run} />}
      <OwnItems items={run.items} isDry={isDry} viewer={viewer} />
      {toLook.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{words['officeMove.toLook']}</h2>
          <ul className="grid gap-1 text-sm">
            {toLook.map(({ oldId, reason }) => (
              <li key={oldId} className="break-words">
                <span className="text-ink-2">{oldId}</span> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      <OwnLosses dropped={run.dropped} losses={run.losses} />
      {canUndo && <UndoForm id={id} />}
    </div>
  );
}

/** Imports what was looked at, and follows a feed if that is wished. */
function ImportForm({ run: { id, kind, counts } }: { run: OwnRunPage }) {
  if (counts.written === 0 && kind !== 'feed') return <p className="text-sm">{words['officeMove.nothing']}</p>;
  return (
    <section className="grid max-w-xl gap-3 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['officeMove.importTitle']}</h2>
      {counts.written === 0 && <p className="text-sm">{words['officeMove.nothing']}</p>}
      <p className="text-ink-2 text-sm">{words['officeMove.importText']}</p>
      <ActionForm action={importPreviewedAction} fields={{ id }}>
        {kind === 'feed' && (
          <SelectField
            name="every"
            label={words['officeMove.every']}
            choices={followHours.map((hours) => ({ value: String(hours), label: words[`officeMove.every.${hours}`] }))}
          />
        )}
        <div>
          <SubmitButton>{words['officeMove.import']}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  );
}

/** Undoes the run, after its sender has opened the question. */
function UndoForm({ id }: { id: number }) {
  return (
    <details className="max-w-xl rounded-md border border-line p-5">
      <summary className="cursor-pointer font-normal text-sm">{words['officeMove.undo']}</summary>
      <p className="my-3 text-ink-2 text-sm">{words['officeMove.undoText']}</p>
      <ActionForm action={undoOwnRunAction} fields={{ id }}>
        <div>
          <SubmitButton look="outline">{words['officeMove.undo']}</SubmitButton>
        </div>
      </ActionForm>
    </details>
  );
}
