'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value';
import { getVisitorId } from '@/lib/http/visitor-id';

/** Hidden field with this browser's random id, so that two people behind one address count as two. */
export function BrowserIdField() {
  const id = useBrowserValue(() => getVisitorId() ?? '', '');
  return <input type="hidden" name="browser" value={id} />;
}
