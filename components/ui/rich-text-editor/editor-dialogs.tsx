'use client';

import type { Editor } from '@tiptap/core';
import type { FindPages } from './found-pages';
import { HelpDialog } from './help-dialog';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { TableDialog } from './table-dialog';
import type { EditorDialogName } from './toolbar-items';
import { VideoDialog } from './video-dialog';

type Props = {
  editor: Editor;
  question: { what: EditorDialogName; link?: string };
  findPages?: FindPages;
  onClose: () => void;
};

/** The dialog that is open. */
export function EditorDialogs({ editor, question: { what, link }, findPages, onClose }: Props) {
  if (what === 'link') return <LinkDialog editor={editor} findPages={findPages} onClose={onClose} />;
  if (what === 'video') return <VideoDialog editor={editor} link={link} onClose={onClose} />;
  if (what === 'table') return <TableDialog editor={editor} onClose={onClose} />;
  if (what === 'pictureText') return <PictureDialog editor={editor} onClose={onClose} />;
  if (what === 'help') return <HelpDialog onClose={onClose} />;
  return null;
}
