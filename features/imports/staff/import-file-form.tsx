'use client';

import { LoaderCircle, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { importsMessages as words } from '../imports.messages';

const MAX_BYTES = 5 * 1_048_576;

/** Upload form, submitted natively by the browser; script only reports unusable files earlier. */
export function ImportFileForm({ place, wrong }: { place: string; wrong?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(wrong);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <form
      method="post"
      action="/api/v1/imports"
      encType="multipart/form-data"
      noValidate
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        const found = findFileProblem(input.current?.files?.[0]);
        setError(found);
        if (found) event.preventDefault();
        else setSending(true);
      }}
    >
      <input type="hidden" name="place" value={place} />
      <FieldFrame name="file" label={words['imports.file']} hint={words['imports.fileHint']} error={error}>
        {({ value: _, ...wired }) => (
          <input
            ref={input}
            type="file"
            name="file"
            required
            accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" look="primary" aria-disabled={isSending || undefined}>
          {isSending ? (
            <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />
          ) : (
            <Upload aria-hidden="true" className="size-4" />
          )}
          {words['imports.send']}
        </Button>
      </div>
    </form>
  );
}

function findFileProblem(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return words['imports.fileRequired'];
  return file.size > MAX_BYTES ? words['sheet.tooLarge'] : undefined;
}
