'use client';

import { useSyncExternalStore } from 'react';
import { visitorId } from '@/lib/http/visitor-id';

const never = () => () => undefined;

/** Sends this browser's random id with a form, so that two people behind one address are two. */
export function BrowserId() {
  const id = useSyncExternalStore(
    never,
    () => visitorId() ?? '',
    () => '',
  );
  return <input type="hidden" name="browser" value={id} />;
}
