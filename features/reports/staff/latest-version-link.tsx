'use client';

import { useContext } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { reportsMessages as words } from '../reports.messages';

/** Link to the latest version after a conflict that no comparison of versions tells, in a new tab, so that the input here stays. */
export function LatestVersionLink({ href }: { href: string }) {
  const { conflict, stale } = useContext(FormContext);
  if (!conflict || stale) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className="font-normal text-link text-sm underline">
      {words['reports.seeLatest']}
    </a>
  );
}
