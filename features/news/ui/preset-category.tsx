'use client';

import { useEffect } from 'react';
import { rememberCategory } from './remember-category';

/** Remembers the category of a page when it opens. */
export function PresetCategory({ id }: { id: number }) {
  useEffect(() => rememberCategory(id), [id]);
  return null;
}
