'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { idInput } from '@/lib/command/validation';
import { cancelImport, confirmImport, restartImport } from './imports.commands';
import { importsMessages } from './imports.messages';
import { startImport } from './runner';

/** Redirect target without script: the path of the job, limited to this site. */
const readJobPath = ({ at = '' }: Readonly<Record<string, string>>): string =>
  /^\/[a-zA-Z_/]+\/import\?job=\d+$/.test(at) ? at : '/';

/** Confirms a checked job. */
export const confirmImportAction = formAction(async (fields, viewer) => {
  await confirmImport(fields, viewer);
  startImport(idInput.parse(fields).id);
  return succeed(readJobPath(fields), importsMessages['imports.begun']);
});

export const restartImportAction = formAction(async (fields, viewer) => {
  await restartImport(fields, viewer);
  startImport(idInput.parse(fields).id);
  return succeed(readJobPath(fields), importsMessages['imports.begunAgain']);
});

export const cancelImportAction = formAction(async (fields, viewer) => {
  await cancelImport(fields, viewer);
  return succeed(readJobPath(fields), importsMessages['imports.cancelled']);
});
