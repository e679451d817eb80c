'use client';

import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { findTextLanguage, say } from '@/lib/messages/language';
import { newsMessages } from '../news.messages';
import { readingMessages as words } from '../reading.messages';
import { readNewsScope } from './send-counts';
import { showNewsToast } from './use-saving';

const REASONS = ['wrong', 'offensive', 'privacy', 'copyright', 'other'] as const;
const MAX_TEXT = 1_000;

type Props = { open: boolean; onClose: () => void; id: number; topic: string };
type FailedKey = 'news.reportReasonRequired' | 'news.reportFailed' | 'news.reportsLimited';

/** Dialog to report an item: a reason and an optional text. */
export function ContentReportDialog({ open, onClose, id, topic }: Props) {
  const [failed, setFailed] = useState<FailedKey>();
  const [sending, setSending] = useState(false);
  const textId = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!form.has('reason')) return setFailed('news.reportReasonRequired');
    setSending(true);
    const failure = await sendContentReport({ id, reason: form.get('reason'), text: form.get('text') });
    setSending(false);
    setFailed(failure);
    if (failure) return;
    onClose();
    showNewsToast('news.reportThanks');
  };
  return (
    <Dialog open={open} onClose={onClose} title={say(words['reading.report'])}>
      <form onSubmit={submit} onChange={() => setFailed(undefined)} noValidate className="grid gap-4">
        <p lang={findTextLanguage(topic)} className="thai-clamp line-clamp-2 text-ink-2 text-sm">
          {topic}
        </p>
        <fieldset>
          <legend className="mb-1 font-normal text-sm">{say(words['reading.reason'])}</legend>
          {REASONS.map((reason) => (
            <label key={reason} className="flex min-h-10 items-center gap-3 font-normal text-sm">
              <input type="radio" name="reason" value={reason} className="size-4.5 accent-red-700" />
              {say(newsMessages[`news.reason.${reason}`])}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor={textId} className="mb-1 block font-normal text-sm">
            {say(words['reading.details'])}
          </label>
          <textarea
            id={textId}
            name="text"
            rows={3}
            maxLength={MAX_TEXT}
            className="w-full rounded-sm border border-line-strong bg-paper px-3 py-2 text-sm"
          />
        </div>
        {failed && <Alert kind="bad">{say(newsMessages[failed])}</Alert>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{say(words['reading.cancel'])}</Button>
          <Button type="submit" look="primary" disabled={sending}>
            {say(words['reading.sendReport'])}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const TOO_MANY = 429;

/** Undefined on success, else the message key of the error. */
async function sendContentReport(report: object): Promise<FailedKey | undefined> {
  try {
    const response = await fetch('/api/v1/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ApiKey: readNewsScope().apiKey, ...report }),
    });
    if (response.ok) return undefined;
    return response.status === TOO_MANY ? 'news.reportsLimited' : 'news.reportFailed';
  } catch {
    return 'news.reportFailed';
  }
}
