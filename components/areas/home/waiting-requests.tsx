import { UserRoundCog } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { areasMessages } from '@/lib/areas/messages';
import { formatNumber } from '@/lib/time/format';

/** Number of registrations that await a decision, with a link; renders nothing if there are none. */
export function WaitingRequests({ count, href }: { count: number; href: string }) {
  if (count === 0) return null;
  return (
    <section className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-gold-500 bg-gold-100 px-4 py-3 md:px-5">
      <UserRoundCog aria-hidden="true" className="size-6 shrink-0 text-gold-700" strokeWidth={1.5} />
      <p className="grow basis-48 font-normal text-sm">
        {areasMessages['areas.requests']} <span className="tabular font-strong">{formatNumber(count)}</span>{' '}
        {areasMessages['areas.requestsUnit']}
      </p>
      <LinkButton look="primary" size="sm" href={href}>
        {areasMessages['areas.openRequests']}
      </LinkButton>
    </section>
  );
}
