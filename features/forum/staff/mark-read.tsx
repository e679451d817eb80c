'use client';

import { useEffect } from 'react';

/** Marks the posts of the open page as read. If the request fails they just stay unread. */
export function MarkRead({ topicId, postId }: { topicId: number; postId: number }) {
  useEffect(() => {
    void fetch('/api/v1/forum/read', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ topicId, postId }),
      keepalive: true,
    }).catch(() => undefined);
  }, [topicId, postId]);
  return null;
}
