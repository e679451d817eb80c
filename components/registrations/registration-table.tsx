import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '@/lib/format';
import { registrationsMessages } from '@/lib/registrations/messages';
import { type DecisionName, decisions } from '@/lib/registrations/rules';
import type { Registration } from '@/lib/registrations/schema';
import { DecideLink } from './decide-link';
import { DomainMark } from './domain-mark';

type Props = {
  requests: readonly Registration[];
  hrefOf: (request: Registration, decision: DecisionName) => string;
};

const heads = ['institution', 'email', 'phone', 'createdAt', 'decision'] as const;

/** The requests as a table; on small windows each row is a card of labels and values. */
export function RegistrationTable({ requests, hrefOf }: Props) {
  return (
    <table className="w-full border-line text-sm max-lg:block lg:border">
      <thead className="bg-sunken text-left text-ink-2 text-xs max-lg:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="whitespace-nowrap px-4 py-3 font-normal">
              {registrationsMessages[`registrations.${head}`].th}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-4">
        {requests.map((request) => (
          <tr
            key={request.id}
            className="border-line bg-surface max-lg:grid max-lg:rounded-md max-lg:border max-lg:py-2 lg:border-t"
          >
            <th scope="row" className="px-4 py-3 text-left align-top font-strong max-lg:py-1.5">
              {request.institution}
              <span className="tabular block font-light text-ink-2 text-xs">
                {registrationsMessages['registrations.code'].th} {request.code}
              </span>
            </th>
            <Cell label="email">
              <span className="wrap-anywhere block font-normal">{request.email}</span>
              <DomainMark request={request} />
            </Cell>
            <Cell label="phone" className="tabular whitespace-nowrap">
              <a href={`tel:${request.phone}`} className="font-normal text-link hover:underline">
                {request.phone}
              </a>
            </Cell>
            <Cell label="createdAt" className="tabular">
              <Moment at={request.createdAt} />
            </Cell>
            <td className="px-4 py-2 align-top">
              {request.status === 'waiting' ? (
                <div className="flex flex-wrap gap-1 xl:flex-nowrap">
                  {decisions.map((decision) => (
                    <DecideLink key={decision} request={request} decision={decision} href={hrefOf(request, decision)} />
                  ))}
                </div>
              ) : (
                <Outcome request={request} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { label: (typeof heads)[number]; className?: string; children: ReactNode };

/** Its label shows where the head of the table doesn't. */
function Cell({ label, className, children }: CellProps) {
  return (
    <td className={clsx('px-4 py-3 align-top max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:py-1', className)}>
      <span className="shrink-0 text-ink-3 lg:hidden">{registrationsMessages[`registrations.${label}`].th}</span>
      <span className="max-lg:text-right">{children}</span>
    </td>
  );
}

/** When it was decided, by whom, and why not. */
function Outcome({ request: { decidedAt, decidedBy, reason } }: { request: Registration }) {
  return (
    <div className="py-1">
      {decidedAt && <Moment at={decidedAt} />}
      {decidedBy && (
        <span className="block text-ink-2 text-xs">
          {registrationsMessages['registrations.by'].th} {decidedBy}
        </span>
      )}
      {reason && <p className="wrap-anywhere mt-1 max-w-80 whitespace-pre-line text-ink-2">{reason}</p>}
    </div>
  );
}

/** In narrow columns the hour goes below the day. */
function Moment({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} className="tabular">
      <span className="whitespace-nowrap">{formatDate(moment)}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(moment)}</span>
    </time>
  );
}
