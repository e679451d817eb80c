'use client';

import { useEffect, useState } from 'react';
import { listBoxes } from './inbox-rows';

/** Number of chosen rows, updated with every change, and a function that clears the choice. */
export function useChosenCount(): { chosen: number; chooseNone: () => void } {
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    const follow = () => setChosen(listBoxes().filter(({ checked }) => checked).length);
    // The checkboxes are cleared after the reset event.
    const followReset = () => setTimeout(() => document.dispatchEvent(new Event('change')));
    follow();
    document.addEventListener('change', follow);
    document.addEventListener('reset', followReset);
    return () => {
      document.removeEventListener('change', follow);
      document.removeEventListener('reset', followReset);
    };
  }, []);
  const chooseNone = () => {
    for (const box of listBoxes()) {
      box.checked = false;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  return { chosen, chooseNone };
}
