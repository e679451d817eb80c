'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { contactMessages } from '../contact/contact.messages';

import { assignContentReport, saveContentReportNote, setContentReportStatus } from './content-reports.commands';

const buildContentReportPath = (id: string | undefined) => `/administrator/contact_us/${Number(id)}?part=reports`;

export const setContentReportStatusAction = formAction(async ({ id, from, status }, viewer) => {
  await setContentReportStatus({ id, from, status }, viewer);
  return succeed(buildContentReportPath(id), contactMessages['contact.statusSaved']);
});

export const assignContentReportAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignContentReport({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildContentReportPath(id), contactMessages[assigneeId ? 'contact.assigned' : 'contact.unassigned']);
});

export const saveContentReportNoteAction = formAction(async ({ id, seen, note }, viewer) => {
  await saveContentReportNote({ id, seen, note }, viewer);
  return succeed(buildContentReportPath(id), contactMessages['contact.noteSaved']);
});
