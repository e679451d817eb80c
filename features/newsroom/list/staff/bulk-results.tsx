'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { z } from 'zod';
import { FormContext } from '@/components/ui/form/form-context';
import { IconButton } from '@/components/ui/icon-button';
import { newsroomBulkMessages as words } from '../list.messages';

const results = z.array(z.object({ id: z.number(), ok: z.boolean(), message: z.string() }));
type Result = z.infer<typeof results>[number];

type Props = {
  /** Headlines by item id; empty without script. */
  topics: ReadonlyMap<number, string>;
  /** Called after every response. */
  onAnswer: () => void;
};

/** Result of each item, after the surrounding form was submitted. */
export function BulkResults({ topics, onAnswer }: Props) {
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
      aria-label={words['newsroomBulk.results']}
      className="relative rounded-sm border border-line bg-surface px-5 py-3"
    >
      <p role="status" className="pe-10 font-strong text-sm">
        {state.done ?? state.error}
      </p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {found.map((result) => (
          <ResultRow key={result.id} result={result} topic={topics.get(result.id)} />
        ))}
      </ul>
      <div className="absolute end-2 top-1 noscript:hidden">
        <IconButton label={words['newsroomBulk.close']} onClick={() => setClosed(state)}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}

function ResultRow({ result: { id, ok, message }, topic }: { result: Result; topic?: string }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${ok ? 'text-ok' : 'text-bad'}`} />
      <span className="min-w-0 break-words">
        <span className="sr-only">{words[ok ? 'newsroomBulk.ok' : 'newsroomBulk.refused']}: </span>
        {topic || `${words['newsroomBulk.item']} ${id}`}
        {message && <span className={`block text-xs ${ok ? 'text-ink-2' : 'text-bad'}`}>{message}</span>}
      </span>
    </li>
  );
}

function readResults(json: string | undefined): Result[] {
  return json === undefined ? [] : results.parse(JSON.parse(json));
}
