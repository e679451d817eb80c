'use client';

import { useEffect, useState } from 'react';

/** Checkboxes of the rows that belong to a form. */
const listBoxes = (formId: string): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=items]')].filter(
    (box) => box.getAttribute('form') === formId,
  );

/** A chosen row: its item, and the bulk tasks that the viewer may run on it. */
export type ChosenItem = { id: number; version: number; topic: string; tasks: readonly string[] };

/**
 * Chosen rows of a list, updated with every change.
 *
 * @returns them, headlines by item id, and a function that clears the choice
 */
export function useChosen(formId: string) {
  const [chosen, setChosen] = useState<readonly ChosenItem[]>([]);
  const [topics, setTopics] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const follow = () => {
      const items = listBoxes(formId)
        .filter(({ checked }) => checked)
        .map(readItem);
      setChosen(items);
      if (items.length > 0) setTopics((known) => new Map([...known, ...items.map(toEntry)]));
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
  return { chosen, topics, chooseNone };
}

function readItem({ value, dataset }: HTMLInputElement): ChosenItem {
  const [id, version] = value.split(':').map(Number);
  return { id: id ?? 0, version: version ?? 0, topic: dataset.topic ?? '', tasks: dataset.tasks?.split(' ') ?? [] };
}

const toEntry = ({ id, topic }: ChosenItem): [number, string] => [id, topic];
