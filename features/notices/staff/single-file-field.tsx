'use client';

import { FileX, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MediaPicker } from '@/features/media/staff/media-picker';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';

type Chosen = { id: number; title: string };
type Props = { name: string; label: string; chosen?: Chosen };

/** File from the library or a new upload; without script its number is typed. */
export function SingleFileField({ name, label, chosen }: Props) {
  const sent = useFieldState(name).value;
  if (useHydrated()) return <PickedFile name={name} label={label} chosen={chosen} />;
  return (
    <FieldFrame name={name} label={`${label} · ${words['noticeInbox.fileNumber']}`} hint={chosen?.title} optional>
      {({ value: _, ...wired }) => (
        <input name={name} inputMode="numeric" defaultValue={sent ?? chosen?.id} className={controlClass} {...wired} />
      )}
    </FieldFrame>
  );
}

function PickedFile({ name, label, chosen }: Props) {
  const [file, setFile] = useState<Chosen | undefined>(chosen);
  const [open, setOpen] = useState(false);
  return (
    <FieldFrame name={name} label={label} optional>
      {({ value: _, ...wired }) => (
        <div className="grid gap-2">
          <input type="hidden" name={name} value={file?.id ?? ''} />
          {file && <p className="wrap-anywhere font-normal text-sm">{file.title}</p>}
          <div className="flex flex-wrap gap-3">
            <Button {...wired} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)} icon={FolderOpen}>
              {words['noticeInbox.chooseFile']}
            </Button>
            {file && (
              <Button size="sm" look="quiet" onClick={() => setFile(undefined)} icon={FileX}>
                {words['noticeInbox.removeFile']}
              </Button>
            )}
          </div>
          {createPortal(
            <MediaPicker
              kind="any"
              open={open}
              onClose={() => setOpen(false)}
              onPick={([entry]) => entry && setFile({ id: entry.id, title: entry.title || entry.name })}
            />,
            document.body,
          )}
        </div>
      )}
    </FieldFrame>
  );
}
