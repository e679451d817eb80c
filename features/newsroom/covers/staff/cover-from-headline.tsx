'use client';

import { Type } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { toEditorFile } from '../../editor/editor.schema';
import type { Fetch } from '../../editor/staff/editor-calls';
import { useEditor, useSession } from '../../editor/staff/use-editor';
import { NO_CATEGORY } from '../../item/content.schema';
import { coversMessages as words } from '../covers.messages';
import { buildCoverAlt, isOutdatedAlt } from '../covers.rules';

const CoverMaker = dynamic(() => import('./cover-maker').then((module) => module.CoverMaker), { ssr: false });

const fetchHere: Fetch = (address, init) => fetch(address, init);

/** Button of the cover's card that makes a cover from the headline, in a dialog; undone from the toast. */
export function CoverFromHeadline({ fetcher = fetchHere }: { fetcher?: Fetch }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const id = useEditor((snapshot) => snapshot.id);
  const topic = useEditor(({ content }) => content.topic);
  const categoryId = useEditor(({ content }) => content.categoryId);
  const outdated = useEditor(
    ({ content }) => content.coverId !== null && isOutdatedAlt(content.coverAlt, content.topic),
  );
  const hasCover = useEditor(({ content }) => content.coverId !== null);
  const ready = topic.trim() !== '' && categoryId !== NO_CATEGORY;
  const take = (entry: MediaEntry) => {
    const { coverId, coverAlt, coverCaption, coverFocusX, coverFocusY } = session.read().content;
    const run = () => session.change({ coverId, coverAlt, coverCaption, coverFocusX, coverFocusY });
    session.addFiles([toEditorFile(entry)]);
    const alt = buildCoverAlt(topic);
    session.change({ coverId: entry.id, coverAlt: alt, coverCaption: '', coverFocusX: 0.5, coverFocusY: 0.5 });
    setOpen(false);
    toast(words['covers.done'], { action: { label: words['covers.undo'], run } });
  };
  return (
    <div className="mt-3">
      {outdated && (
        <p role="status" className="mb-2 font-normal text-sm text-warn">
          {words['covers.outdated']}
        </p>
      )}
      <Button size="sm" aria-haspopup="dialog" disabled={!ready} onClick={() => setOpen(true)} icon={Type}>
        {words[outdated ? 'covers.remake' : 'covers.make']}
      </Button>
      {(!ready || !hasCover) && (
        <p className="mt-1.5 text-ink-3 text-xs">{words[ready ? 'covers.automatic' : 'covers.needed']}</p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={words['covers.make']} width="md">
        <CoverMaker fetcher={fetcher} source={{ id, topic, categoryId }} onMade={take} />
      </Dialog>
    </div>
  );
}
