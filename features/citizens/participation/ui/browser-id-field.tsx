'use client';

import { useSyncExternalStore } from 'react';
import { getVisitorId } from '@/lib/http/visitor-id';

const subscribeToNothing = () => () => undefined;

/** Hidden field with this browser's random id, so that two people behind one address count as two. */
export function BrowserIdField() {
  const id = useSyncExternalStore(
    subscribeToNothing,
    () => getVisitorId() ?? '',
    () => '',
  );
  return <input type="hidden" name="browser" value={id} />;
}
