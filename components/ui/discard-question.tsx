'use client';

import { Button } from './button';
import { uiMessages } from './messages/ui/messages';

type Props = { onStay: () => void; onDiscard: () => void };

/** The answers to whether what was typed in a dialog may go with it; going on is the one that Enter takes. */
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
