'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { cancelImport, confirmImport, restartImport } from './imports.commands';
import { jobId } from './imports.schema';
import { startImport } from './runner';

/** Where a browser without script goes on: the job's own page, within this site. */
const pageOf = ({ at = '' }: Readonly<Record<string, string>>): string =>
  /^\/[a-zA-Z_/]+\/import\?job=\d+$/.test(at) ? at : '/';

const confirm = formAction(async (fields, viewer) => {
  await confirmImport(fields, viewer);
  startImport(jobId.parse(fields).id);
  return finish(pageOf(fields), say('imports.begun'));
});

const again = formAction(async (fields, viewer) => {
  await restartImport(fields, viewer);
  startImport(jobId.parse(fields).id);
  return finish(pageOf(fields), say('imports.begunAgain'));
});

const cancel = formAction(async (fields, viewer) => {
  await cancelImport(fields, viewer);
  return finish(pageOf(fields), say('imports.cancelled'));
});

/** The form that lets a checked job be written; its `id` says which. */
export async function confirmImportForm(before: FormState, form: FormData): Promise<FormState> {
  return confirm(before, form);
}

/** The button that begins a job anew. */
export async function restartImportForm(before: FormState, form: FormData): Promise<FormState> {
  return again(before, form);
}

/** The button that gives a job up. */
export async function cancelImportForm(before: FormState, form: FormData): Promise<FormState> {
  return cancel(before, form);
}
