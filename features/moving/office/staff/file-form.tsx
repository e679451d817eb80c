'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { ProgressBar } from '@/components/ui/progress-bar';
import { officeMoveMessages as words } from '../office.messages';
import { MAX_FILE_BYTES } from '../upload.rules';
import { sendInPieces } from './send-pieces';
import { type OfficeChoices, WishFields } from './wish-fields';

const browser = {
  fetch: (...given: Parameters<typeof fetch>) => fetch(...given),
  pause: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Form of a WordPress file, which is sent in pieces and looked at before anything is written. */
export function FileForm({ path, ...choices }: OfficeChoices & { path: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<{ bytes: number; of: number }>();
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent) return;
    const file = input.current?.files?.[0];
    const found = findFileProblem(file);
    setError(found);
    setProblem(undefined);
    if (!file || found) return;
    const typed = new FormData(event.currentTarget);
    const wishes = { as: String(typed.get('as')), categoryId: String(typed.get('categoryId')) };
    setSent({ bytes: 0, of: file.size });
    const result = await sendInPieces(file, wishes, (bytes) => setSent({ bytes, of: file.size }), browser);
    if ('id' in result) window.location.assign(`${path}?run=${result.id}`);
    else {
      setSent(undefined);
      setProblem(result.problem);
    }
  };
  return (
    <section className="grid max-w-xl content-start gap-4 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['officeMove.fileTitle']}</h2>
      <p className="text-ink-2 text-sm">{words['officeMove.fileText']}</p>
      <noscript>
        <p className="text-sm">{words['officeMove.needsScript']}</p>
      </noscript>
      <form noValidate className="grid gap-5 noscript:hidden" onSubmit={submit}>
        {problem && <Alert kind="bad">{problem}</Alert>}
        <FieldFrame name="file" label={words['officeMove.file']} hint={words['officeMove.fileHint']} error={error}>
          {({ value: _, ...wired }) => (
            <input
              ref={input}
              type="file"
              name="file"
              required
              accept=".xml,text/xml,application/xml"
              className={controlClass}
              {...wired}
            />
          )}
        </FieldFrame>
        <WishFields {...choices} />
        {sent && <ProgressBar label={words['officeMove.sending']} done={sent.bytes} of={sent.of} />}
        <div>
          <Button type="submit" look="primary" aria-disabled={sent !== undefined || undefined}>
            {words[sent ? 'officeMove.sending' : 'officeMove.preview']}
          </Button>
        </div>
      </form>
    </section>
  );
}

function findFileProblem(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return words['officeMove.fileRequired'];
  return file.size > MAX_FILE_BYTES ? words['officeMove.fileTooLarge'] : undefined;
}
