'use client';

import { ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useDebounced } from '@/components/ui/use-debounced';
import { useFetched } from '@/components/ui/use-fetched';
import { formatDate } from '@/lib/time/format';
import { type SimilarItem, similarItems } from '../../similar/similar.schema';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import { callNewsroom } from './editor-calls';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;

/** Pause in typing after which a headline counts as settled, in milliseconds. */
const SETTLED_MS = 1_500;
/** Shorter headlines say too little to compare. */
const MIN_LENGTH = 12;

/** Recent items with a similar headline; nothing for an item that readers see already. */
export function SimilarNote() {
  const { start } = useSession();
  const id = useEditor((snapshot) => snapshot.id);
  const section = useEditor(({ content }) => content.section);
  const topic = useDebounced(
    useEditor(({ content }) => content.topic.trim()),
    SETTLED_MS,
  );
  const [dismissed, setDismissed] = useState('');
  const isAsked = topic.length >= MIN_LENGTH && topic !== dismissed && !start.item?.shown;
  const { data = [] } = useFetched(isAsked ? `similar ${topic}` : null, () => fetchSimilar({ id, section, topic }));
  const items = isAsked ? data.filter((item) => item.id !== id) : [];
  return (
    <div role="status">
      {items.length > 0 && (
        <section
          aria-label={t['editor.similar']}
          className="mt-4 rounded-md border border-warn bg-surface px-4 py-3 noscript:hidden"
        >
          <div className="flex items-start justify-between gap-3">
            <div>
              <h2 className="font-strong text-sm">{t['editor.similar']}</h2>
              <p className="text-ink-2 text-sm">{t['editor.similarHint']}</p>
            </div>
            <IconButton label={t['editor.notSimilar']} className="-me-2 -mt-1" onClick={() => setDismissed(topic)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
          <ul className="mt-2 grid gap-2">
            {items.map((item) => (
              <li key={item.id} className="min-w-0">
                <SimilarLink {...item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SimilarLink({ topic, organisation, status, at, href }: SimilarItem) {
  return (
    <>
      <a href={href} target="_blank" rel="noopener" className="wrap-anywhere font-normal text-link text-sm underline">
        {topic}
        <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
        <span className="sr-only"> ({t['editor.compareSimilar']})</span>
      </a>
      <p className="text-ink-2 text-xs">
        {organisation} · {newsroomMessages[`newsroom.status.${status}`]} · {formatDate(new Date(at))}
      </p>
    </>
  );
}

/** Similar items; none if the call fails, as the note is only advice. */
async function fetchSimilar(fields: { id?: number; section: string; topic: string }): Promise<SimilarItem[]> {
  const answer = await callNewsroom((address, init) => fetch(address, init), 'similar', fields);
  return answer.kind === 'ok' ? similarItems.parse(answer.data).items : [];
}
