'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { cancelImport, confirmImport, restartImport } from './imports.commands';
import { importJobIdInput } from './imports.schema';
import { startImport } from './runner';

/** Redirect target without script: the path of the job, limited to this site. */
const readJobPath = ({ at = '' }: Readonly<Record<string, string>>): string =>
  /^\/[a-zA-Z_/]+\/import\?job=\d+$/.test(at) ? at : '/';

const submitConfirmation = formAction(async (fields, viewer) => {
  await confirmImport(fields, viewer);
  startImport(importJobIdInput.parse(fields).id);
  return succeed(readJobPath(fields), t('imports.begun'));
});

const submitRestart = formAction(async (fields, viewer) => {
  await restartImport(fields, viewer);
  startImport(importJobIdInput.parse(fields).id);
  return succeed(readJobPath(fields), t('imports.begunAgain'));
});

const submitCancellation = formAction(async (fields, viewer) => {
  await cancelImport(fields, viewer);
  return succeed(readJobPath(fields), t('imports.cancelled'));
});

/** Confirms a checked job. */
export async function confirmImportAction(before: FormState, form: FormData): Promise<FormState> {
  return submitConfirmation(before, form);
}

export async function restartImportAction(before: FormState, form: FormData): Promise<FormState> {
  return submitRestart(before, form);
}

export async function cancelImportAction(before: FormState, form: FormData): Promise<FormState> {
  return submitCancellation(before, form);
}
