'use client';

import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import { TRACKING_PATH } from '../../suggestions/suggestions.rules';

/** A new tracking code in large type, with a button to copy it. */
export function TrackingCode({ code, said }: { code: string; said: string }) {
  const [copied, tell] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      tell('copied');
    } catch {
      tell('copyFailed');
    }
  };
  return (
    <section className="rounded-md border border-gold-500 bg-surface p-6">
      <p role="status">{said}</p>
      <h2 className="mt-4 text-ink-2 text-sm">{words['suggestions.code'].th}</h2>
      <p className="tabular wrap-anywhere select-all font-strong text-xl tracking-wide sm:text-2xl">{code}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={copy}>
          <Icon name="copy" className="size-4" />
          {words['suggestions.copy'].th}
        </Button>
        <LinkButton href={`${TRACKING_PATH}?code=${code}`}>{words['suggestions.track'].th}</LinkButton>
        <span role="status" className="text-ink-2 text-sm">
          {copied && words[`suggestions.${copied}`].th}
        </span>
      </div>
    </section>
  );
}
