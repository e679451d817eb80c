'use client';

import { Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { mediaMessages } from '../media.messages';

/** Button that copies a file's absolute URL. */
export function CopyAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(new URL(address, window.location.href).href).then(
      () => toast(mediaMessages['media.copied']),
      () => toast(mediaMessages['media.copyFailed'], { kind: 'bad' }),
    );
  return (
    <Button size="sm" className="noscript:hidden" onClick={copy} icon={Link2}>
      {mediaMessages['media.copy']}
    </Button>
  );
}
