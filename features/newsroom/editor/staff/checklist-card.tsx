'use client';

import clsx from 'clsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Finding } from '../../item/content.rules';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import { checkDraft } from '../editor.rules';
import { focusField } from './focus-field';
import { ReplaceWord } from './replace-word';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;

/**
 * Checklist of errors and warnings before the item is submitted or published; each entry moves the focus to its field.
 */
export function ChecklistCard() {
  const content = useDeferredValue(useEditor((snapshot) => snapshot.content));
  const { guide } = useSession().start;
  const findings = checkDraft(content, guide, new Date());
  return (
    <section
      id="editor-checklist"
      tabIndex={-1}
      aria-label={t['editor.checklist']}
      className="rounded-md border border-line bg-surface p-4 noscript:hidden"
    >
      <h2 className="mb-2 font-strong text-base">{t['editor.checklist']}</h2>
      {findings.length === 0 && (
        <p className="flex items-center gap-2 font-normal text-ok text-sm">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t['editor.ready']}
        </p>
      )}
      <ul className="grid">
        {findings.map((finding) => (
          <li key={`${finding.field} ${finding.key} ${finding.replacement?.avoided}`}>
            <FindingButton finding={finding} />
            {finding.replacement && <ReplaceWord replacement={finding.replacement} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingButton({ finding: { key, must, field, found = [] } }: { finding: Finding }) {
  const Icon = must ? CircleAlert : TriangleAlert;
  return (
    <button
      type="button"
      onClick={() => focusField(field)}
      className="-mx-2 flex min-h-10 w-[calc(100%+1rem)] items-start gap-2 rounded-sm px-2 py-2 text-start text-sm hover:bg-sunken"
    >
      <Icon aria-hidden="true" className={clsx('mt-1 size-4 shrink-0', must ? 'text-bad' : 'text-warn')} />
      <span className="min-w-0">
        <span className={clsx('font-normal', must ? 'text-bad' : 'text-warn')}>
          {t[must ? 'editor.must' : 'editor.should']}
        </span>{' '}
        {newsroomMessages[key]}
        {found.length > 0 && <span className="tabular block break-words text-ink-2 text-xs">{found.join(', ')}</span>}
      </span>
    </button>
  );
}
