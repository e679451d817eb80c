'use client';

import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MediaPicker } from '@/features/media/staff/media-picker';
import { formatBytes } from '@/lib/time/format';
import { documentsMessages as words } from '../documents.messages';

type Chosen = { id: number; name: string; bytes: number };
type Props = { name: string; hint?: ReactNode; chosen?: Chosen };

/** Field for a document of the library: chosen or uploaded in a dialog; without script its number is typed. */
export function FileField(props: Props) {
  const { name, hint, chosen } = props;
  const sent = useFieldState(name).value;
  if (useHydrated()) return <PickedField {...props} />;
  return (
    <FieldFrame name={name} label={`${words['documents.file']} · ${words['documents.fileNumber']}`} hint={hint}>
      {({ value: _, ...wired }) => (
        <input name={name} inputMode="numeric" defaultValue={sent ?? chosen?.id} className={controlClass} {...wired} />
      )}
    </FieldFrame>
  );
}

function PickedField({ name, hint, chosen }: Props) {
  const [file, setFile] = useState<Chosen | undefined>(chosen);
  const [open, setOpen] = useState(false);
  return (
    <FieldFrame name={name} label={words['documents.file']} hint={hint}>
      {({ value: _, ...wired }) => (
        <div className="grid justify-items-start gap-3">
          <input type="hidden" name={name} value={file?.id ?? ''} />
          {file && (
            <p className="flex min-w-0 max-w-full items-center gap-2 text-sm">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
              <span className="wrap-anywhere">{file.name}</span>
              <span className="tabular shrink-0 text-ink-3">{formatBytes(file.bytes)}</span>
            </p>
          )}
          <Button {...wired} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words['documents.chooseFile']}
          </Button>
          {createPortal(
            <MediaPicker
              kind="document"
              open={open}
              onClose={() => setOpen(false)}
              onPick={([entry]) => entry && setFile({ id: entry.id, name: entry.name, bytes: entry.bytes })}
            />,
            document.body,
          )}
        </div>
      )}
    </FieldFrame>
  );
}
