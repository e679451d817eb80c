'use client';

import { Button } from './button';
import { uiMessages } from './messages/ui/messages';

type Props = { onStay: () => void; onDiscard: () => void };

/** Question whether the text typed in a dialog may be discarded; Enter chooses to go on. */
export function DiscardQuestion({ onStay, onDiscard }: Props) {
  return (
    <>
      <p className="mb-5 text-ink-2 text-sm">{uiMessages['ui.discardText'].th}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDiscard}>{uiMessages['ui.discard'].th}</Button>
        <Button look="primary" autoFocus onClick={onStay}>
          {uiMessages['ui.typeOn'].th}
        </Button>
      </div>
    </>
  );
}
