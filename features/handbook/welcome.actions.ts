'use server';

import { formAction } from '@/lib/command/form-action';
import { handbookMessages } from './handbook.messages';
import { markWelcomed } from './welcome.commands';

/** Records that the account has seen the three steps; the page stays as it is. */
export const markWelcomedAction = formAction(async (_fields, viewer) => {
  await markWelcomed({}, viewer);
  return { done: handbookMessages['handbook.welcomed'] };
});
