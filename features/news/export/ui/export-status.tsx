import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatNumber } from '@/lib/time/format';
import { newsExportMessages as words } from '../export.messages';
import type { ExportState } from './use-export';

type Props = {
  state: ExportState;
  /** Expected number of items in the file. */
  of: number;
  onCancel: () => void;
};

/** Status of an export: waiting, progress, ready, cancelled or the error. */
export function ExportStatus({ state, of, onCancel }: Props) {
  if (state.kind === 'idle') return <div role="status" />;
  if (state.kind === 'failed') {
    return (
      <Alert kind="bad" action={<Button onClick={state.retry}>{words['newsExport.retry'].th}</Button>}>
        {state.message}
      </Alert>
    );
  }
  if (state.kind === 'cancelled') return <Alert kind="ok">{words['newsExport.cancelled'].th}</Alert>;
  if (state.kind === 'ready') {
    const again = (
      <LinkButton href={state.href} download={state.name} size="sm">
        {words['newsExport.again'].th}
      </LinkButton>
    );
    return (
      <Alert kind="ok" action={again}>
        {words['newsExport.ready'].th}
      </Alert>
    );
  }
  const title = words[`newsExport.${state.kind}`].th;
  const done = state.kind === 'making' ? Math.min(state.done, of) : undefined;
  const text = words['newsExport.progress'].th
    .replace('{n}', formatNumber(done ?? 0))
    .replace('{of}', formatNumber(of));
  return (
    <div className="flex max-w-read flex-wrap items-center gap-4 rounded-md border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-normal text-sm">
          {title}
        </p>
        <ProgressBar label={title} words={done === undefined ? title : text} done={done} of={of} className="mt-2 h-2" />
        {done !== undefined && <p className="tabular mt-1 text-ink-2 text-xs">{text}</p>}
      </div>
      <Button onClick={onCancel}>{words['newsExport.cancel'].th}</Button>
    </div>
  );
}
