import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { TaskStep } from '../tasks.schema';
import { TaskStatusBadge } from './task-status-badge';

type Props = {
  title: string;
  /** Label of an internal note, which the sender does not see. */
  internal: string;
  steps: readonly TaskStep[];
};

/** The steps of a task, oldest first. */
export function TaskSteps({ title, internal, steps }: Props) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{title}</h2>
      <ol className="grid gap-4">
        {steps.map(({ id, status, note, internalNote, at, by }) => (
          <li key={id} className="border-gold-500 border-s-3 ps-4">
            <p className="flex flex-wrap items-center gap-x-3 text-ink-3 text-sm">
              <TaskStatusBadge status={status} />
              <span>
                {by && `${by} · `}
                <ListDateTime at={at} />
              </span>
            </p>
            {note && <p className="wrap-anywhere mt-1 whitespace-pre-line">{note}</p>}
            {internalNote && (
              <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2 text-sm">
                <span className="font-normal">{internal}:</span> {internalNote}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
