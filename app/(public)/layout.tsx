import type { ReactNode } from 'react';
import { PublicFrame } from '@/components/shell/public-frame';
import { getSiteFrame } from '@/lib/site/queries';

export const dynamic = 'force-dynamic';

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicFrame frame={await getSiteFrame()}>{children}</PublicFrame>;
}
