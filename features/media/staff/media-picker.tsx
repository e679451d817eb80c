'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TabGroup, TabPanel, TabRow } from '@/components/ui/tabs';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { formatNumber } from '@/lib/time/format';
import { mediaMessages } from '../media.messages';
import type { UploadKind } from '../media.rules';
import { LibraryTab } from './library-tab';
import { UploadZone } from './upload-zone';

type Props = {
  kind: UploadKind;
  open: boolean;
  onClose: () => void;
  /** Called with the chosen files in order of selection; the picker closes itself. */
  onPick: (entries: MediaEntry[]) => void;
  /** Allows several files; default false. */
  multiple?: boolean;
};

/** Dialog to choose files from the library or upload them; an uploaded file is chosen immediately. */
export function MediaPicker({ kind, open, onClose, onPick, multiple = false }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={mediaMessages['media.pick']} width="full">
      <PickerContent kind={kind} multiple={multiple} onClose={onClose} onPick={onPick} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so that its state is reset each time. */
function PickerContent({ kind, multiple, onClose, onPick }: Required<Omit<Props, 'open'>>) {
  const [chosen, setChosen] = useState<readonly MediaEntry[]>([]);
  const take = (entries: readonly MediaEntry[]) => {
    onPick([...entries]);
    onClose();
  };
  const toggle = (entry: MediaEntry) =>
    setChosen((all) => {
      if (all.some(({ id }) => id === entry.id)) return all.filter(({ id }) => id !== entry.id);
      return multiple ? [...all, entry] : [entry];
    });
  const uploaded = (entry: MediaEntry) => {
    if (!multiple) return take([entry]);
    setChosen((all) => [...all.filter(({ id }) => id !== entry.id), entry]);
  };
  return (
    <TabGroup className="flex min-h-[min(34rem,calc(100dvh-9rem))] flex-col">
      <TabRow labels={[mediaMessages['media.tabLibrary'], mediaMessages['media.tabUpload']]} />
      <TabPanel>
        <LibraryTab kind={kind} multiple={multiple} chosen={chosen} onToggle={toggle} />
      </TabPanel>
      {/* Uploads continue while the library is shown. */}
      <TabPanel keep>
        <UploadZone kind={kind} multiple={multiple} look="outline" onUploaded={uploaded} />
      </TabPanel>
      <div className="sticky bottom-0 -mx-5 mt-auto flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface px-5 pt-3 md:-mx-6 md:px-6">
        <p role="status" className="text-ink-2 text-sm">
          {chosen.length > 0 &&
            `${mediaMessages['media.chosen']} ${formatNumber(chosen.length)} ${mediaMessages['media.files']}`}
        </p>
        <Button look="primary" disabled={chosen.length === 0} onClick={() => take(chosen)}>
          {mediaMessages['media.use']}
        </Button>
      </div>
    </TabGroup>
  );
}
