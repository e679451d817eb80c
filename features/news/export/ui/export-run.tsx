'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { recallCategory } from '../../ui/remember-category';
import { newsExportMessages as words } from '../export.messages';
import { EXPORT_FILE, EXPORT_ITEMS } from '../export.schema';
import { ExportStatus } from './export-status';
import { MatchCountNote } from './match-count-note';
import { useExport } from './use-export';
import { readFormQuery, useMatchCount } from './use-match-count';

type Props = {
  /** Number of matching items; undefined while a day is invalid. */
  count: number | undefined;
  /** True to preselect the category that the reader chose last. */
  preselects: boolean;
};

/** Match count and buttons; with script the download shows progress and can be cancelled. */
export function ExportRun({ count, preselects }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const fitting = useMatchCount(box, count);
  const { state, start, cancel } = useExport();
  const isUnderWay = state.kind === 'waiting' || state.kind === 'making';
  useEffect(() => {
    const form = box.current?.closest('form');
    if (preselects && form) preselectCategory(form);
  }, [preselects]);
  useEffect(() => {
    const form = box.current?.closest('form');
    const send = (event: SubmitEvent) => {
      if (!form || !(event.submitter instanceof HTMLElement) || event.submitter.dataset.file === undefined) return;
      event.preventDefault();
      if (!isUnderWay) void start(readFormQuery(form));
    };
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, [isUnderWay, start]);
  return (
    <div ref={box} data-needs-script="" className="grid gap-5 border-line border-t pt-6">
      <MatchCountNote fitting={fitting} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={hydrated ? 'quiet' : 'outline'} hidden={hydrated}>
          {words['newsExport.count'].th}
        </Button>
        <Button type="submit" look="primary" formAction={EXPORT_FILE} data-file aria-disabled={isUnderWay}>
          <Icon name="download" className="size-4" /> {words['newsExport.download'].th}
        </Button>
      </div>
      <ExportStatus
        state={state}
        of={Math.min(fitting.count ?? EXPORT_ITEMS, EXPORT_ITEMS)}
        onCancel={() => {
          cancel();
          box.current?.querySelector<HTMLElement>('[data-file]')?.focus();
        }}
      />
    </div>
  );
}

/** Selects the last chosen category, if the form has it. */
function preselectCategory(form: HTMLFormElement): void {
  const id = recallCategory();
  const select = form.elements.namedItem('news_type');
  if (id === undefined || !(select instanceof HTMLSelectElement)) return;
  if (![...select.options].some(({ value }) => value === String(id))) return;
  select.value = String(id);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
