'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CoverLayout } from '@/lib/drawn-cover/drawn-cover.schema';
import { findFigures } from '@/lib/drawn-cover/figures';
import type { MediaEntry } from '@/lib/files/picture.schema';
import type { Fetch } from '../../editor/staff/editor-calls';
import { coversMessages as words } from '../covers.messages';
import { listLayouts } from '../covers.rules';
import { CoverChoices } from './cover-choices';
import { FigureChoices } from './figure-choices';
import { type CoverSource, makeCover, useCoverPreviews } from './use-cover-calls';

type Props = {
  fetcher: Fetch;
  source: Omit<CoverSource, 'figure'>;
  /** Called with the library's new file. */
  onMade: (entry: MediaEntry) => void;
};

/** Content of the dialog that makes a cover from the headline: a choice of layouts, and of the figure in large. */
export function CoverMaker({ fetcher, source, onMade }: Props) {
  const figures = findFigures(source.topic);
  const layouts = listLayouts(source.topic);
  const [figure, setFigure] = useState(figures[0]);
  const [layout, setLayout] = useState<CoverLayout>(figure === undefined ? 'headline' : 'figure');
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { state, previews, message, retry } = useCoverPreviews(fetcher, { ...source, figure });
  const save = async () => {
    setSaving(true);
    setRefusal(undefined);
    const made = await makeCover(fetcher, { ...source, figure, layout });
    setSaving(false);
    if (made.entry) onMade(made.entry);
    else setRefusal(made.message);
  };
  return (
    <>
      <p className="mb-4 text-ink-2 text-sm">{words['covers.lead']}</p>
      <CoverChoices layouts={layouts} previews={previews} chosen={layout} onChoose={setLayout} />
      {layout === 'figure' && figures.length > 1 && (
        <FigureChoices figures={figures} chosen={figure} onChoose={setFigure} />
      )}
      {(refusal ?? message) !== undefined && state !== 'drawing' && (
        <div className="mt-4">
          <Alert kind="bad">{refusal ?? message}</Alert>
        </div>
      )}
      <div className="sticky bottom-0 -mx-5 mt-5 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-5 pt-3 md:-mx-6 md:px-6">
        <p role="status" className="me-auto text-ink-2 text-sm">
          {saving ? words['covers.saving'] : state === 'drawing' && words['covers.drawing']}
        </p>
        {state === 'failed' && <Button onClick={retry}>{words['covers.retry']}</Button>}
        <Button look="primary" disabled={saving || state !== 'ready'} onClick={save}>
          {words['covers.use']}
        </Button>
      </div>
    </>
  );
}
