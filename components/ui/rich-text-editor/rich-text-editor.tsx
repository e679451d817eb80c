'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { controlClass } from '../form/field';
import type { EditorBoxProps, EditorDoors } from './editor-box';
import { focusText } from './focus-text';
import type { FindPages } from './found-pages';
import type { Picture } from './picture-nodes';

type Props = {
  name: string;
  /** Stored HTML. A new value replaces the text. */
  value: string;
  label: string;
  /** Called when typing pauses and on blur, with HTML as written by the sanitiser. */
  onChange?: (html: string) => void;
  maxBytes?: number;
  /**
   * Opens a picture picker; resolves to the chosen ones, empty if it was closed. Without it there is no picture button.
   */
  pickPictures?: () => Promise<Picture[]>;
  /** Uploads pasted or dropped files. Without it they are refused with a message. */
  uploadFiles?: (files: File[]) => Promise<Picture[]>;
  /** Called with what others may do to the text once the editor is there. */
  onReady?: (doors: EditorDoors) => void;
  /** Called with dropped files that are no pictures. */
  onOtherFiles?: (files: File[]) => void;
  /** Finds pages of the site by their words, for links. */
  findPages?: FindPages;
  invalid?: boolean;
  describedBy?: string;
};

/**
 * Editor of a text with headings, lists, tables, pictures and videos. Without its script it is a plain field of HTML.
 */
export function RichTextEditor({ name, label, ...rest }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [Box, setBox] = useState<ComponentType<EditorBoxProps>>();
  useEffect(() => {
    // If it cannot be loaded the plain field stays.
    import('./editor-box').then(({ EditorBox }) => setBox(() => EditorBox)).catch(() => undefined);
  }, []);
  const textId = `${id}-text`;
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a label goes to its field; the keyboard gets there by Tab */}
      <label
        id={`${id}-label`}
        htmlFor={id}
        onClick={() => focusById(textId)}
        className="mb-1.5 block font-normal text-sm"
      >
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        defaultValue={rest.value}
        hidden={Box !== undefined}
        rows={16}
        aria-invalid={rest.invalid || undefined}
        aria-describedby={rest.describedBy}
        className={`${controlClass} [&[hidden]]:hidden`}
      />
      {Box && <Box {...rest} area={area} textId={textId} labelId={`${id}-label`} />}
    </div>
  );
}

function focusById(id: string): void {
  const text = document.getElementById(id);
  if (text) focusText(text);
}
