'use client';

import { Crop } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { MediaEntry, Picture } from '@/lib/files/picture.schema';
import { editorMessages } from '../editor.messages';
import { toEditorFile } from '../editor.schema';
import { useSession } from './use-editor';

const CropDialog = dynamic(() => import('./crop-dialog').then((module) => module.CropDialog), { ssr: false });

type Props = {
  mediaId: number;
  picture: Picture;
  /** Name of the picture, if there are several. */
  label?: string;
  onCropped: (entry: MediaEntry) => void;
};

/** Button that opens the dialog to crop a picture of the item. */
export function CropButton({ mediaId, picture, label = '', onCropped }: Props) {
  const session = useSession();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label={`${editorMessages['editor.crop']} ${label}`.trim()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Crop aria-hidden="true" className="size-4" />
      </IconButton>
      {open !== undefined && (
        <CropDialog
          mediaId={mediaId}
          picture={picture}
          open={open}
          onClose={() => setOpen(false)}
          onCropped={(entry) => {
            session.addFiles([toEditorFile(entry)]);
            setOpen(undefined);
            onCropped(entry);
          }}
        />
      )}
    </>
  );
}
