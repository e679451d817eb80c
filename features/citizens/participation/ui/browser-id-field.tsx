'use client';

import { useSyncExternalStore } from 'react';
import { getVisitorId } from '@/lib/http/visitor-id';

const subscribeToNothing = () => () => undefined;

/** Sends this browser's random id with a form, so that two people behind one address are two. */
export function BrowserIdField() {
  const id = useSyncExternalStore(
    subscribeToNothing,
    () => getVisitorId() ?? '',
    () => '',
  );
  return <input type="hidden" name="browser" value={id} />;
}
