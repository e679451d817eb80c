import type { ReactNode } from 'react';
import { TaskStatusBadge } from '@/components/contact/task-status-badge';
import { ListMoment } from '@/components/list/list-moment';
import type { Handler } from '@/lib/contact/schema';
import { formatDate } from '@/lib/format';
import { rightsMessages as words } from '@/lib/rights-requests/messages';
import type { RightsDetail, RightsStep } from '@/lib/rights-requests/schema';
import { DaysLeft } from './days-left';
import { AssignForm, ExtendForm, StepForm } from './rights-forms';

type Props = { request: RightsDetail; handlers: readonly Handler[] };

/** One request over personal data: what is asked for, until when, what was done, and what can be done about it. */
export function RightsDetailView({ request, handlers }: Props) {
  const open = request.daysLeft !== undefined;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <Facts request={request} />
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{request.body}</p>
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['rights.steps'].th}</h2>
          <ol className="grid gap-4">
            {request.steps.map((one) => (
              <Step key={one.id} step={one} />
            ))}
          </ol>
        </section>
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['rights.addStep'].th}</h2>
          <StepForm request={request} />
        </section>
      </div>
      <section className="grid gap-5 rounded-md border border-line bg-surface p-5">
        <AssignForm request={request} handlers={handlers} />
        {open && !request.extended && <ExtendForm request={request} />}
      </section>
    </div>
  );
}

function Step({ step: { status, note, internalNote, at, by } }: { step: RightsStep }) {
  return (
    <li className="border-gold-500 border-s-3 ps-4">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-3 text-sm">
        <TaskStatusBadge status={status} />
        <span>
          {by && `${by} · `}
          <ListMoment at={at} />
        </span>
      </p>
      {note && <p className="wrap-anywhere mt-1 whitespace-pre-line">{note}</p>}
      {internalNote && (
        <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2 text-sm">
          <span className="font-normal">{words['rights.internalNote'].th}:</span> {internalNote}
        </p>
      )}
    </li>
  );
}

function Facts({ request }: Pick<Props, 'request'>) {
  const { status, name, email, trackingCode, createdAt, dueAt, daysLeft, extended } = request;
  const mail = email && (
    <a href={`mailto:${email}`} className="text-link hover:underline">
      {email}
    </a>
  );
  const due = (
    <span className="flex flex-wrap items-center gap-x-3">
      {formatDate(dueAt)}
      {daysLeft !== undefined && <DaysLeft left={daysLeft} />}
      {extended && words['rights.isExtended'].th}
    </span>
  );
  return (
    <dl className="grid gap-x-6 gap-y-1 border-line border-y py-4 text-sm sm:grid-cols-[9rem_1fr]">
      <Fact title={words['rights.statuses'].th}>{<TaskStatusBadge status={status} />}</Fact>
      <Fact title={words['rights.due'].th}>{due}</Fact>
      <Fact title={words['rights.who'].th}>{name}</Fact>
      <Fact title={words['rights.email'].th}>{mail || words['rights.gone'].th}</Fact>
      <Fact title={words['rights.code'].th}>{trackingCode}</Fact>
      <Fact title={words['rights.at'].th}>
        <ListMoment at={createdAt} />
      </Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{title}</dt>
      <dd className="wrap-anywhere font-normal max-sm:mb-2">{children}</dd>
    </div>
  );
}
