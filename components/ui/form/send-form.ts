'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { say } from '@/lib/messages/language';
import { fieldMessages } from '../messages/fields/messages';
import type { FormFeedback } from './form-context';

/** A server action created by `formAction`. */
export type FormAction = (before: FormFeedback, form: FormData) => Promise<FormFeedback>;

/**
 * Sends a form to its action. A failed request or an invalid answer becomes a message like any other refusal: if it
 * were thrown, an error page would replace the form and everything typed.
 *
 * @returns the action's answer; `unsent` with a message if there was none
 */
export async function sendForm(action: FormAction, before: FormFeedback, form: FormData): Promise<FormFeedback> {
  try {
    return await action(before, form);
  } catch (error) {
    unstable_rethrow(error);
    // The server runs a newer version of the portal than this page.
    if (unstable_isUnrecognizedActionError(error)) return { error: say(fieldMessages['ui.outdated']) };
    return { error: say(fieldMessages['ui.unsent']), unsent: true, values: {} };
  }
}
