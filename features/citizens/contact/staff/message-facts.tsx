import type { ReactNode } from 'react';
import { Fact, FactList, MailLink } from '@/components/ui/fact-list';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { contactMessages as words } from '../contact.messages';
import type { MessageDetail } from '../contact.queries';
import { TaskStatusBadge } from './task-status-badge';

type Props = {
  message: Pick<MessageDetail, 'status' | 'name' | 'email' | 'phone' | 'trackingCode' | 'createdAt'>;
  /** Further facts. */
  children?: ReactNode;
};

/** Sender and time of a message; a deleted sender has no e-mail. */
export function MessageFacts({ message: { status, name, email, phone, trackingCode, createdAt }, children }: Props) {
  return (
    <FactList>
      <Fact title={words['contact.statuses']}>
        <TaskStatusBadge status={status} />
      </Fact>
      <Fact title={words['contact.name'].th}>{name}</Fact>
      <Fact title={words['contact.email'].th}>{email && <MailLink address={email} />}</Fact>
      <Fact title={words['contact.phone'].th}>{phone}</Fact>
      <Fact title={words['contact.code']}>{trackingCode}</Fact>
      <Fact title={words['contact.at']}>
        <ListDateTime at={createdAt} />
      </Fact>
      {children}
    </FactList>
  );
}
