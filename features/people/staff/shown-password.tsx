'use client';

import { type ReactNode, useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { FormContext } from '@/components/ui/form/form-context';
import { peopleListMessages as words } from '../list/list.messages';

/** Issued password from the response, shown once, with a link back; otherwise the fields of the form. */
export function ShownPassword({ back, children }: { back: string; children: ReactNode }) {
  const { done, values } = useContext(FormContext);
  const shown = done ? values?.shown : undefined;
  if (!shown) return children;
  return (
    <div className="grid gap-4" role="status">
      <Alert kind="warn">{words['peopleDesk.shown']}</Alert>
      <p className="rounded-sm border border-line bg-surface p-5">
        <span className="block text-ink-2 text-sm">{words['peopleDesk.password']}</span>
        <code className="wrap-anywhere font-strong text-lg select-all">{shown}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        {values?.person && (
          <LinkButton href={values.person} look="primary">
            {words['peopleDesk.toPerson']}
          </LinkButton>
        )}
        <LinkButton href={back}>{words['peopleDesk.toList']}</LinkButton>
      </div>
    </div>
  );
}
