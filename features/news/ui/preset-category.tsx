'use client';

import { useEffect } from 'react';
import { rememberCategory } from './remember-category';

/** Sets the chosen category when its page opens. */
export function PresetCategory({ id }: { id: number }) {
  useEffect(() => rememberCategory(id), [id]);
  return null;
}
