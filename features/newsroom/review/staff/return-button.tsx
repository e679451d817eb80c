'use client';

import { LinkButton } from '@/components/ui/button';
import { reviewMessages as words } from '../review.messages';
import { Hint } from './keys-help';
import { useReturnDraft } from './return-scope';
import { readSelectedWords } from './selected-words';

/** Opens the panel beside the text, with the selected words; without script the page with the form. */
export function ReturnButton({ href }: { href: string }) {
  const draft = useReturnDraft();
  return (
    <LinkButton
      href={href}
      aria-keyshortcuts="R"
      className="max-sm:px-3.5"
      onClick={(click) => {
        if (!draft || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        draft.open(readSelectedWords());
      }}
    >
      {words['review.return.send']}
      <Hint>R</Hint>
    </LinkButton>
  );
}
