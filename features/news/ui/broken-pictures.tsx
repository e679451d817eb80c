'use client';

import { useEffect } from 'react';
import { watchPictures } from './watch-pictures';

/** Marks pictures that fail to load, in an area's page; public pages do so without React. */
export function BrokenPictures() {
  useEffect(() => watchPictures(), []);
  return null;
}
