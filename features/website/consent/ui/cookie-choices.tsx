'use client';

import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import {
  CONSENT_EVENT,
  CONSENT_KEY,
  type Purpose,
  purposes,
  readConsent,
  type StoredConsent,
} from '@/lib/http/consent';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { cookieConsentMessages as words } from '../consent.messages';
import { saveConsentChoice } from './save-consent-choice';

/** Form for the reader's choice for each purpose; nothing is ticked before consent. */
export function CookieChoices({ policy }: { policy: number }) {
  const text = useSyncExternalStore(subscribe, readChoiceText, () => undefined);
  const chosen = text === undefined ? undefined : readConsent();
  const keep = (allowed: Readonly<Record<Purpose, boolean>>) =>
    saveConsentChoice(allowed, policy)
      ? toast(words['consent.saved'].th)
      : toast(words['consent.refused'].th, { kind: 'bad' });
  return (
    <div data-needs-script="" className="noscript:hidden">
      <PurposeCheckboxes key={text} chosen={chosen} onSave={keep} />
      <p role="status" className="tabular mt-4 font-normal text-ink-2 text-sm">
        {chosen ? formatChosen(chosen) : words['consent.none'].th}
      </p>
    </div>
  );
}

type PurposeCheckboxesProps = {
  chosen: StoredConsent | undefined;
  onSave: (allowed: Readonly<Record<Purpose, boolean>>) => void;
};

function PurposeCheckboxes({ chosen, onSave }: PurposeCheckboxesProps) {
  const [allowed, setAllowed] = useState({
    statistics: chosen?.statistics ?? false,
    offline: chosen?.offline ?? false,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(allowed);
  };
  return (
    <form onSubmit={save} className="mt-5 grid gap-4">
      {purposes.map((purpose) => (
        <label key={purpose} className="flex items-start gap-3 rounded-sm border border-line-strong px-4 py-3">
          <input
            type="checkbox"
            checked={allowed[purpose]}
            onChange={(event) => setAllowed({ ...allowed, [purpose]: event.target.checked })}
            aria-describedby={`cookies-${purpose}`}
            className="mt-1 size-5 shrink-0 accent-red-800"
          />
          <span>
            <span className="font-normal">{words[`consent.${purpose}`].th}</span>
            <span id={`cookies-${purpose}`} className="mt-1 block text-ink-2 text-sm">
              {words[`consent.${purpose}Text`].th}
            </span>
          </span>
        </label>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {words['consent.save'].th}
        </Button>
        <Button onClick={() => onSave({ statistics: false, offline: false })}>{words['consent.refuseAll'].th}</Button>
        <Button onClick={() => onSave({ statistics: true, offline: true })}>{words['consent.acceptAll'].th}</Button>
      </div>
    </form>
  );
}

function formatChosen({ at, policy }: StoredConsent): string {
  const version = policy > 0 ? ` ${words['consent.underVersion'].th} ${formatNumber(policy)}` : '';
  return `${words['consent.chosenAt'].th} ${formatDateTime(new Date(at))}${version}`;
}

const readChoiceText = (): string => JSON.stringify(readConsent() ?? null);

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === CONSENT_KEY && listener();
  addEventListener(CONSENT_EVENT, listener);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CONSENT_EVENT, listener);
    removeEventListener('storage', hear);
  };
}
