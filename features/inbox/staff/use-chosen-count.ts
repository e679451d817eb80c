'use client';

import { useCallback, useState } from 'react';
import { useChosenBoxes } from '@/components/ui/list/chosen/chosen-boxes';
import { INBOX_FORM } from './inbox-rows';

/** Number of chosen rows, updated with every change, and a function that clears the choice. */
export function useChosenCount(): { chosen: number; chooseNone: () => void } {
  const [chosen, setChosen] = useState(0);
  const hear = useCallback((boxes: HTMLInputElement[]) => setChosen(boxes.length), []);
  return { chosen, chooseNone: useChosenBoxes(INBOX_FORM, hear) };
}
