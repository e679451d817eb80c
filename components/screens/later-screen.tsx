import { Hourglass } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { areasMessages } from '@/lib/areas/messages';
import { landingOf } from '@/lib/areas/open';
import type { ScreenProps } from './registry';
import { ScreenHeader } from './screen-header';

/** A screen that opens with a later version: what it will be for. */
export function LaterScreen({ row, viewer }: ScreenProps) {
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <EmptyState
        icon={Hourglass}
        title={areasMessages['areas.later'].th}
        text={areasMessages['areas.laterText'].th}
        action={<LinkButton href={landingOf(viewer.role)}>{areasMessages['areas.toHome'].th}</LinkButton>}
      />
    </>
  );
}
