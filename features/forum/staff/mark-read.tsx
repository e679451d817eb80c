'use client';

import { useEffect } from 'react';

/** Notes that the posts of the open page have been seen. Where that fails they stay marked as unread, which is no harm. */
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
