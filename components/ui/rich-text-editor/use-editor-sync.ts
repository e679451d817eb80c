import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type OpenedText, openText } from './read-html';
import { writeHtml } from './write-html';

/**
 * Minimum pause in typing before the HTML is written, in milliseconds; for long texts SHARE times the time of writing.
 */
const PAUSE_MS = 250;
const SHARE = 10;

type Options = {
  editor: Editor | null;
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onWritten: (html: string) => void;
};

/** Opens `value` in the editor, and writes its text to the field when typing pauses and when the form is sent. */
export function useEditorSync({ editor, area, value, onWritten }: Options): void {
  const opened = useRef<OpenedText>(undefined);
  const last = useRef(value);
  const tell = useEffectEvent(onWritten);

  useEffect(() => {
    if (!editor) return;
    const field = area.current;
    // The plain field may have been typed in before the editor was ready.
    const typed = field && field.value !== field.defaultValue ? field.value : undefined;
    opened.current ??= openText(editor, typed ?? last.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = PAUSE_MS;
    const write = (): string => {
      clearTimeout(timer);
      const start = performance.now();
      const html = opened.current ? writeHtml(editor.state.doc, opened.current) : last.current;
      pause = Math.max(PAUSE_MS, SHARE * (performance.now() - start));
      if (field) field.value = html;
      if (html !== last.current) {
        last.current = html;
        tell(html);
      }
      return html;
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    };
    const send = (event: FormDataEvent) => field && event.formData.set(field.name, write());
    const { form } = field ?? {};
    // React resets forms after sending, and the field with them.
    const refill = () => setTimeout(write);
    editor.on('update', wait);
    editor.on('blur', write);
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', refill);
    if (typed !== undefined) wait();
    return () => {
      clearTimeout(timer);
      editor.off('update', wait);
      editor.off('blur', write);
      form?.removeEventListener('formdata', send);
      form?.removeEventListener('reset', refill);
    };
  }, [editor, area]);

  const seen = useRef(value);
  useEffect(() => {
    if (!editor || value === seen.current) return;
    seen.current = value;
    if (value === last.current) return;
    last.current = value;
    opened.current = openText(editor, value);
    if (area.current) area.current.value = value;
  }, [editor, area, value]);
}
