'use client';

import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import { RichTextEditor } from '@/components/ui/rich-text-editor/rich-text-editor';

type Props = { name: string; label: string; value: string };

/** Rich text editor as a form field, without pictures; its error is shown below. */
export function HtmlField({ name, label, value }: Props) {
  const id = useId();
  const sent = useFieldState(name);
  return (
    <div className="min-w-0 [&>div>textarea]:min-h-80">
      <RichTextEditor
        name={name}
        label={label}
        value={sent.value ?? value}
        invalid={sent.error !== undefined}
        describedBy={sent.error ? `${id}-error` : undefined}
      />
      {sent.error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 font-normal text-bad text-sm">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {sent.error}
        </p>
      )}
    </div>
  );
}
