'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { forumMessages as words } from '../forum.messages';
import type { Person } from '../forum.schema';

type Props = {
  box: RefObject<HTMLDivElement | null>;
  people: readonly Person[];
  onPick: (person: Person) => void;
  /** Called on Escape: back to the text without choosing. */
  onLeave: () => void;
};

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Suggested names below a text, with arrow-key navigation. */
export function MentionList({ box, people, onPick, onLeave }: Props) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onLeave();
    }
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.findIndex((one) => one.matches(':focus')) + step];
    if (next) next.focus();
    else if (step < 0) onLeave();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && words['forum.peopleFound'].replace('{n}', String(people.length))}
      </p>
      {people.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the form's own fields
        <div
          ref={box}
          role="group"
          aria-label={words['forum.people']}
          onKeyDown={move}
          className="absolute inset-x-0 z-40 -mt-1 max-h-64 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-lift"
        >
          {people.map((person) => (
            <button key={person.id} type="button" onClick={() => onPick(person)} className="menu-item gap-2!">
              <span className="min-w-0 truncate">{person.name}</span>
              {person.organisation && (
                <span className="min-w-0 truncate font-normal text-ink-3 text-xs">{person.organisation}</span>
              )}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
