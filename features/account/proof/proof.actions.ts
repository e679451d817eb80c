'use server';

import { authMessages } from '@/lib/auth/messages';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { proveAgain } from './proof.commands';
import { toProofNext } from './proof.rules';

/** Proves again who sits there, and leads on to `next`. */
export const proveAgainAction = formAction(async (fields, viewer) => {
  await proveAgain(fields, viewer);
  return redirectTo(toProofNext(fields.next, viewer.role), authMessages['proof.done']);
});
