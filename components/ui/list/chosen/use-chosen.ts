'use client';

import { useCallback, useState } from 'react';
import { useChosenBoxes } from './chosen-boxes';

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
  const hear = useCallback((boxes: HTMLInputElement[]) => {
    const items = boxes.map(readItem);
    setChosen(items);
    if (items.length > 0) setTopics((known) => new Map([...known, ...items.map(toEntry)]));
  }, []);
  const chooseNone = useChosenBoxes(formId, hear);
  return { chosen, topics, chooseNone };
}

function readItem({ value, dataset }: HTMLInputElement): ChosenItem {
  const [id, version] = value.split(':').map(Number);
  return { id: id ?? 0, version: version ?? 0, topic: dataset.topic ?? '', tasks: dataset.tasks?.split(' ') ?? [] };
}

const toEntry = ({ id, topic }: ChosenItem): [number, string] => [id, topic];
