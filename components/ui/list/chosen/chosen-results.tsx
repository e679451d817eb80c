'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { z } from 'zod';
import { FormContext } from '@/components/ui/form/form-context';
import { IconButton } from '@/components/ui/icon-button';
import { chosenMessages as words } from './messages';

/** Results as an action returns them; `name` of a row that the page may not show. */
const results = z.array(
  z.object({ id: z.number(), ok: z.boolean(), message: z.string(), name: z.string().optional() }),
);
type Result = z.infer<typeof results>[number];

type Props = {
  /** Headlines by item id; empty without script. */
  topics: ReadonlyMap<number, string>;
  /** Called after every response. */
  onAnswer: () => void;
  /** Words before the id of a row that has no name. */
  itemLabel?: string;
};

/** Result of each item, after the surrounding form was submitted. */
export function ChosenResults({ topics, onAnswer, itemLabel = words['chosen.item'] }: Props) {
  const state = useContext(FormContext);
  const [closed, setClosed] = useState<object>();
  useEffect(() => {
    if (state.done !== undefined || state.error !== undefined) onAnswer();
  }, [state, onAnswer]);
  const found = readResults(state.values?.results);
  if (found.length === 0 || closed === state) return null;
  return (
    <section
      data-form-message
      tabIndex={-1}
      aria-label={words['chosen.results']}
      className="relative rounded-sm border border-line bg-surface px-5 py-3"
    >
      <p role="status" className="pe-10 font-strong text-sm">
        {state.done ?? state.error}
      </p>
      <ul className="mt-2 grid max-h-80 gap-1.5 overflow-y-auto text-sm">
        {found.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            topic={result.name || topics.get(result.id) || `${itemLabel} ${result.id}`}
          />
        ))}
      </ul>
      <div className="absolute end-2 top-1 noscript:hidden">
        <IconButton label={words['chosen.close']} onClick={() => setClosed(state)}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}

function ResultRow({ result: { ok, message }, topic }: { result: Result; topic: string }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${ok ? 'text-ok' : 'text-bad'}`} />
      <span className="min-w-0 break-words">
        <span className="sr-only">{words[ok ? 'chosen.ok' : 'chosen.refused']}: </span>
        {topic}
        {message && <span className={`block text-xs ${ok ? 'text-ink-2' : 'text-bad'}`}>{message}</span>}
      </span>
    </li>
  );
}

function readResults(json: string | undefined): Result[] {
  return json === undefined ? [] : results.parse(JSON.parse(json));
}
