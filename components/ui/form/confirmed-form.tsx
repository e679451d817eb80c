'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { CheckedForm } from './checked-form';

type Props = Omit<ComponentProps<typeof CheckedForm>, 'mayGo'> & {
  question: string;
  /** Facts to confirm: a label and the name of the field that holds the value. */
  facts: readonly (readonly [label: string, field: string])[];
};

/** A form that is sent after its sender has confirmed the facts in a dialog. */
export function ConfirmedForm({ question, facts, ...form }: Props) {
  const [asked, setAsked] = useState<HTMLFormElement>();
  const agreed = useRef(false);
  const ask = (sent: HTMLFormElement) => {
    if (!agreed.current) setAsked(sent);
    const may = agreed.current;
    agreed.current = false;
    return may;
  };
  const send = () => {
    agreed.current = true;
    asked?.requestSubmit();
    setAsked(undefined);
  };
  const typed = asked && new FormData(asked);
  return (
    <>
      <CheckedForm {...form} mayGo={ask} />
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} title={question} alert>
        <dl className="mb-5 grid gap-2 text-sm">
          {facts.map(([label, field]) => (
            <div key={field} className="flex flex-wrap gap-x-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 break-words font-normal">{String(typed?.get(field) ?? '')}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsked(undefined)}>ยกเลิก</Button>
          <Button look="primary" onClick={send}>
            ยืนยัน
          </Button>
        </div>
      </Dialog>
    </>
  );
}
