import { type Editor, Extension } from '@tiptap/core';
import { type Node as DocNode, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { richTextMessages } from '@/lib/rich-text/messages';
import { readVideo } from '@/lib/rich-text/video';
import { toast } from '../toast';
import { cleanPasted } from './clean-pasted';
import { insertPictures } from './insert';
import { readLink } from './marks';
import type { Picture } from './picture-nodes';

export type UploadFiles = (files: File[]) => Promise<Picture[]>;
type PasteOptions = {
  /** Returns undefined if files cannot be uploaded. */
  findUpload: () => UploadFiles | undefined;
  /** Called with dropped files that are no pictures. */
  giveOthers: (files: File[]) => void;
  /** Called when a link to a video was pasted on its own. */
  offerVideo: (link: string) => void;
};

const notifyLeftOut = () => toast(richTextMessages['richText.picturesLeftOut'], { kind: 'bad', duration: 8_000 });

/** Cleans pasted content, uploads files, and turns addresses into links. */
export const pasteExtension = Extension.create<PasteOptions>({
  name: 'pasting',
  addOptions: () => ({ findUpload: () => undefined, giveOthers: () => undefined, offerVideo: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const takeFiles = (list: FileList | undefined, at?: number): boolean => {
      const files = [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return false;
      void upload(editor, options.findUpload(), files, at);
      return true;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            // Copied from this editor: its schema parses it, and drops everything else.
            if (html.includes('data-pm-slice')) return html;
            const pasted = cleanPasted(html);
            if (pasted.foreign > 0) notifyLeftOut();
            if (pasted.data.length > 0) void uploadData(editor, options.findUpload(), pasted.data);
            return pasted.html;
          },
          clipboardTextParser: (text, $context, _plain, view) =>
            readPlainText(text, view.state.schema, $context.marks()),
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            const href = /^https?:\/\/\S+$/i.test(text) ? readLink(text) : undefined;
            if (!href) return !event.clipboardData?.getData('text/html') && takeFiles(event.clipboardData?.files);
            if (!view.state.selection.empty) return editor.commands.setMark('link', { href });
            if (!readVideo(href)?.embed) return false;
            options.offerVideo(href);
            return true;
          },
          handleDrop: (view, event, _slice, moved) => {
            if (moved) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            if (!takeFiles(event.dataTransfer?.files, at)) return false;
            const others = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => !type.startsWith('image/'));
            if (others.length > 0) options.giveOthers(others);
            event.preventDefault();
            return true;
          },
        },
      }),
    ];
  },
});

/** Splits plain text into paragraphs at blank lines; other line breaks stay. */
export function readPlainText(text: string, schema: Schema, marks: DocNode['marks'] = []): Slice {
  const { paragraph, hardBreak } = schema.nodes;
  if (!paragraph || !hardBreak) return Slice.empty;
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[^\S\n]*\n\s*/);
  const nodes = blocks.map((block) => {
    const lines = block.split('\n').map((line) => {
      const href = /^https?:\/\/\S+$/i.test(line) ? readLink(line) : undefined;
      return line ? [schema.text(line, href ? [schema.mark('link', { href })] : marks)] : [];
    });
    return paragraph.create(
      null,
      lines.flatMap((line, index) => (index === 0 ? line : [hardBreak.create(), ...line])),
    );
  });
  return new Slice(Fragment.from(nodes), 1, 1);
}

async function uploadData(editor: Editor, uploadFiles: UploadFiles | undefined, sources: string[]): Promise<void> {
  const files = sources.flatMap((source, index) => readData(source, index));
  await upload(editor, uploadFiles, files);
}

/** Decodes the file of a `data:` address without a request. */
function readData(source: string, index: number): File[] {
  const [, type = '', data = ''] = /^data:(image\/(?:png|jpeg|gif|webp));base64,([a-z0-9+/=\s]+)$/i.exec(source) ?? [];
  if (!data) return [];
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return [new File([bytes], `picture-${index + 1}.${type.slice(6).replace('jpeg', 'jpg')}`, { type })];
}

/** Uploads pictures and inserts them where they were dropped, wherever later edits have moved that position. */
async function upload(editor: Editor, uploadFiles: UploadFiles | undefined, files: File[], at?: number): Promise<void> {
  if (!uploadFiles || files.length === 0) return notifyLeftOut();
  let place = at;
  const follow = ({ transaction }: { transaction: { mapping: { map: (position: number) => number } } }) => {
    if (place !== undefined) place = transaction.mapping.map(place);
  };
  editor.on('transaction', follow);
  const pictures = await uploadFiles(files).catch(() => undefined);
  editor.off('transaction', follow);
  if (editor.isDestroyed) return;
  if (pictures) insertPictures(editor, pictures, place);
  else toast(richTextMessages['richText.uploadFailed'], { kind: 'bad' });
}
