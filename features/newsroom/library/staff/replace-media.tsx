'use client';

import { Replace } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { mediaMessages } from '@/features/media/media.messages';
import { MediaPicker } from '@/features/media/staff/media-picker';
import { MediaFacts, MediaThumbnail } from '@/features/media/staff/media-thumbnail';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { replaceMediaAction } from '../library.actions';

/** Picks another file of the same kind, asks for confirmation, and replaces this one wherever it is used. */
export function ReplaceMedia({ file }: { file: MediaEntry }) {
  const [picking, setPicking] = useState(false);
  const [next, setNext] = useState<MediaEntry>();
  return (
    <>
      <Button size="sm" className="noscript:hidden" onClick={() => setPicking(true)} icon={Replace}>
        {mediaMessages['media.replace']}
      </Button>
      <MediaPicker
        kind={file.kind}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={([entry]) => setNext(entry)}
      />
      <Dialog open={next !== undefined} onClose={() => setNext(undefined)} title={mediaMessages['media.replace']} alert>
        {next && (
          <ActionForm
            action={replaceMediaAction}
            fields={{ id: file.id, newMediaId: next.id }}
            onDone={() => setNext(undefined)}
          >
            <p className="text-sm">{mediaMessages['media.replaceNote']}</p>
            <div className="max-w-56 overflow-hidden rounded-md border border-line">
              <MediaThumbnail entry={next} />
              <MediaFacts entry={next} />
            </div>
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={() => setNext(undefined)}>{mediaMessages['media.cancel']}</Button>
              <SubmitButton>{mediaMessages['media.replaceGo']}</SubmitButton>
            </div>
          </ActionForm>
        )}
      </Dialog>
    </>
  );
}
