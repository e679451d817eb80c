import { ListDateTime } from '@/components/ui/list/list-date-time';
import { contactMessages as words } from '../contact.messages';
import type { HistoryLine } from '../contact.schema';

const actionLabels: Readonly<Record<string, string>> = {
  'contact.send': words['contact.did.contact.send'],
  'contact.reply': words['contact.did.contact.reply'],
  'contact.answer': words['contact.did.contact.answer'],
  'contact.status': words['contact.did.contact.status'],
  'contact.assign': words['contact.did.contact.assign'],
  'report.status': words['contact.did.report.status'],
  'report.assign': words['contact.did.report.assign'],
  'report.note': words['contact.did.report.note'],
};

/** The audit history of a task. */
export function TaskHistory({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">{words['contact.history']}</h2>
      <ol className="border-line border-y text-sm">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-6 border-line py-2 not-first:border-t">
            <span>
              {actionLabels[line.action] ?? line.action} <span className="font-normal">{formatResult(line)}</span>
            </span>
            <span className="text-ink-3">
              {line.by} · <ListDateTime at={line.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function formatResult({ action, status, assignee }: HistoryLine): string {
  if (action.endsWith('.assign')) return assignee ?? words['contact.nobody'];
  return status && action.endsWith('.status') ? words[`contact.status.${status}`] : '';
}
