'use client';

import { type ReactNode, useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { FormContext } from '@/components/ui/form/form-context';
import { organisationEditorMessages as words } from '../edit/edit.messages';

/** The password from the form's response, shown only once; before that, the form's own fields. */
export function IssuedPassword({ children }: { children: ReactNode }) {
  const { done, values } = useContext(FormContext);
  if (done === undefined || !values?.given) return children;
  return (
    <div className="grid gap-4">
      <Alert kind="warn">{words['organisationEditor.givenOnce']}</Alert>
      <p className="rounded-sm border border-line bg-sunken px-5 py-4">
        <span className="block text-ink-2 text-sm">{words['organisationEditor.given']}</span>
        <code className="tabular font-strong text-lg">{values.given}</code>
      </p>
      <div>
        <LinkButton href={values.href}>{words['organisationEditor.goOn']}</LinkButton>
      </div>
    </div>
  );
}
