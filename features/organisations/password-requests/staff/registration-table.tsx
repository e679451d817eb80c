import { ListMoment } from '@/components/ui/list/list-moment';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { registrationsMessages } from '../password-requests.messages';
import { type DecisionName, decisions } from '../password-requests.rules';
import type { Registration } from '../password-requests.schema';
import { DecideLink } from './decide-link';
import { DomainMark } from './domain-mark';

type Props = {
  requests: readonly Registration[];
  hrefOf: (request: Registration, decision: DecisionName) => string;
};

/** The requests for a password. */
export function RegistrationTable({ requests, hrefOf }: Props) {
  return (
    <ListTable
      label={registrationsMessages['registrations.title'].th}
      columns={[...columns, decision(hrefOf)]}
      rows={requests}
      idOf={({ id }) => id}
    />
  );
}

const columns: readonly Column<Registration>[] = [
  {
    key: 'institution',
    title: registrationsMessages['registrations.institution'].th,
    names: true,
    cell: ({ institution, code }) => (
      <>
        <span className="font-strong">{institution}</span>
        <span className="tabular block text-ink-2 text-xs">
          {registrationsMessages['registrations.code'].th} {code}
        </span>
      </>
    ),
  },
  {
    key: 'email',
    title: registrationsMessages['registrations.email'].th,
    cell: (request) => (
      <>
        <span className="wrap-anywhere block font-normal">{request.email}</span>
        <DomainMark request={request} />
      </>
    ),
  },
  {
    key: 'phone',
    title: registrationsMessages['registrations.phone'].th,
    cell: ({ phone }) => (
      <a href={`tel:${phone}`} className="tabular whitespace-nowrap font-normal text-link hover:underline">
        {phone}
      </a>
    ),
  },
  {
    key: 'createdAt',
    title: registrationsMessages['registrations.createdAt'].th,
    cell: ({ createdAt }) => <ListMoment at={new Date(createdAt)} />,
  },
];

const decision = (hrefOf: Props['hrefOf']): Column<Registration> => ({
  key: 'decision',
  title: registrationsMessages['registrations.decision'].th,
  cell: (request) =>
    request.status === 'waiting' ? (
      <div className="-my-1 flex flex-wrap gap-1 max-md:justify-end xl:flex-nowrap">
        {decisions.map((name) => (
          <DecideLink key={name} request={request} decision={name} href={hrefOf(request, name)} />
        ))}
      </div>
    ) : (
      <Outcome request={request} />
    ),
});

/** When it was decided, by whom, and why not. */
function Outcome({ request: { decidedAt, decidedBy, reason } }: { request: Registration }) {
  return (
    <>
      {decidedAt && <ListMoment at={new Date(decidedAt)} />}
      {decidedBy && (
        <span className="block text-ink-2 text-xs">
          {registrationsMessages['registrations.by'].th} {decidedBy}
        </span>
      )}
      {reason && <p className="wrap-anywhere mt-1 max-w-80 whitespace-pre-line text-ink-2">{reason}</p>}
    </>
  );
}
