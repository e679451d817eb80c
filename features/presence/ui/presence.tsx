'use client';

import { useEffect } from 'react';
import { getVisitorId } from '@/lib/http/visitor-id';
import { startHeartbeats } from './heartbeats';

/** Sends the heartbeats of an area's page; public pages send theirs without React. */
export function Presence({ beatMs }: { beatMs: number }) {
  useEffect(() => startHeartbeats(beatMs, getVisitorId), [beatMs]);
  return null;
}
