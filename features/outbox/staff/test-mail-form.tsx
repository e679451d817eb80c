'use client';

import { Send } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { MAX_EMAIL } from '@/lib/mail/address';
import { sendTestMailAction } from '../outbox.actions';
import { testMailMessages as words } from '../test-mail.messages';

/** Form that sends a test mail, filled with the administrator's own address; the server's answer stays below it. */
export function TestMailForm({ address }: { address: string }) {
  const [answer, setAnswer] = useState('');
  return (
    <section className="mb-6 max-w-read rounded-md border border-line bg-surface p-4">
      <h2 className="mb-1 text-lg">{words['mail.test']}</h2>
      <p className="mb-3 text-ink-2 text-sm">{words['mail.test.lead']}</p>
      <ActionForm
        action={sendTestMailAction}
        onSubmitCapture={() => setAnswer('')}
        onDone={({ done = '' }) => setAnswer(done)}
        className="grid gap-3"
      >
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <Field
              name="to"
              type="email"
              inputMode="email"
              maxLength={MAX_EMAIL}
              label={words['mail.test.to']}
              defaultValue={address}
            />
          </div>
          <SubmitButton look="outline">
            <Send aria-hidden="true" className="size-4" />
            {words['mail.test']}
          </SubmitButton>
        </div>
      </ActionForm>
      {answer && (
        <div className="wrap-anywhere mt-3">
          <Alert kind="ok">{answer}</Alert>
        </div>
      )}
    </section>
  );
}
