'use client';

import { useEffect, useState } from 'react';

/** Checkboxes of the rows that belong to a form. */
const listBoxes = (formId: string): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=items]')].filter(
    (box) => box.getAttribute('form') === formId,
  );

/**
 * Chosen rows of a list, updated with every change.
 *
 * @returns their number, headlines by item id, and a function that clears the choice
 */
export function useChosen(formId: string) {
  const [count, setCount] = useState(0);
  const [topics, setTopics] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const follow = () => {
      const chosen = listBoxes(formId).filter(({ checked }) => checked);
      setCount(chosen.length);
      if (chosen.length > 0) setTopics((known) => new Map([...known, ...chosen.map(readTopic)]));
    };
    // The checkboxes are cleared after the reset event; the change event also updates other listeners that count them.
    const followReset = () => setTimeout(() => document.dispatchEvent(new Event('change')));
    follow();
    document.addEventListener('change', follow);
    document.addEventListener('reset', followReset);
    return () => {
      document.removeEventListener('change', follow);
      document.removeEventListener('reset', followReset);
    };
  }, [formId]);
  const chooseNone = () => {
    for (const box of listBoxes(formId)) {
      box.checked = false;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  return { count, topics, chooseNone };
}

const readTopic = ({ value, dataset }: HTMLInputElement): [number, string] => [
  Number(value.split(':')[0]),
  dataset.topic ?? '',
];
