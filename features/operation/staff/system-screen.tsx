import { Alert } from '@/components/ui/alert';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { TestMailForm } from '@/features/outbox/staff/test-mail-form';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { mailMessages } from '@/lib/mail/messages';
import { canReadMails, findOwnAddress } from '@/lib/mail/queries';
import { readSystem } from '../system/system.queries';
import { tryRead } from '../system/try-read';
import { AlarmList } from './alarm-list';
import { ErrorSection } from './error-section';
import { BackupSection, DiskSection, VersionSection } from './installation-sections';
import { ProcessSection, StatementSection } from './process-sections';
import { BlockedSection, LoginSection } from './security-sections';
import { OutsideSection, QueueSection } from './work-sections';

/** Condition of the installation, what is wrong with it, and what to do. */
export async function SystemScreen({ row, viewer }: Pick<ScreenProps, 'row' | 'viewer'>) {
  const [system, address] = await Promise.all([readSystem(), tryRead(() => findOwnAddress(viewer))]);
  const [mailHref, auditHref] = [findScreenHref(viewer, 'mail'), findScreenHref(viewer, 'audit')];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <AlarmList alarms={system.alarms} />
      <div className="grid gap-10">
        <div className="grid gap-x-10 gap-y-10 xl:grid-cols-2">
          <BackupSection {...system} />
          <DiskSection {...system} />
          <QueueSection {...system} mailHref={mailHref} />
          <OutsideSection {...system} />
          <VersionSection {...system} />
          <LoginSection logins={system.logins} auditHref={auditHref} />
        </div>
        <ErrorSection errors={system.errorGroups} />
        <BlockedSection blocked={system.blocked} auditHref={auditHref} />
        <ProcessSection {...system} />
        <StatementSection {...system} />
        {canReadMails() ? <Alert>{mailMessages['mail.toFiles']}</Alert> : <TestMailForm address={address ?? ''} />}
      </div>
    </>
  );
}
