'use client';

import { firstScript } from './first-script-text';

/**
 * The page's first inline script, allowed by its hash in the content security policy. It has run before React hydrates, so
 * the browser's own scripts leave its text out: the compiler replaces `typeof window`.
 */
export function FirstScript() {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of first-script-text.ts; React would escape the quotes of a text child.
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? firstScript : '' }}
    />
  );
}
