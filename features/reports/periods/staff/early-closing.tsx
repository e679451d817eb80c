'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { readThaiDay } from '@/lib/time/thai-time';
import { periodsMessages as words } from '../periods.messages';
import { isClosingEarly } from '../periods.rules';

/** Warning of the surrounding period form while its deadline lies before the end of the counted days; saving goes on. */
export function EarlyClosing({ shown }: { shown: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [isEarly, setEarly] = useState(shown);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    // After the event, as React writes the typed moment into its hidden field only then.
    const read = () => requestAnimationFrame(() => setEarly(isEarlyIn(new FormData(form))));
    const events = ['input', 'change', 'focusout', 'click'] as const;
    for (const event of events) form.addEventListener(event, read);
    return () => {
      for (const event of events) form.removeEventListener(event, read);
    };
  }, []);
  return (
    <div ref={box} aria-live="polite" className="empty:hidden">
      {isEarly && <Alert kind="warn">{words['periods.earlyHint']}</Alert>}
    </div>
  );
}

function isEarlyIn(form: FormData): boolean {
  const endsOn = readThaiDay(String(form.get('endsOn') ?? ''));
  const closesAt = new Date(String(form.get('closesAt') ?? ''));
  return endsOn !== undefined && !Number.isNaN(closesAt.getTime()) && isClosingEarly({ endsOn, closesAt });
}
