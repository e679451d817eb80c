'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { fieldMessages } from '../messages/fields/messages';
import type { FormFeedback } from './form-context';

/** A server action made by `formAction`. */
export type FormAction = (before: FormFeedback, form: FormData) => Promise<FormFeedback>;

/**
 * Sends a form to its action. A request that fails, or whose answer is none, becomes words like any other refusal: thrown, it
 * would put the page of an error in the place of the form and of all that was typed.
 *
 * @returns the action's answer; `unsent` with words when none came
 */
export async function sendForm(action: FormAction, before: FormFeedback, form: FormData): Promise<FormFeedback> {
  try {
    return await action(before, form);
  } catch (error) {
    unstable_rethrow(error);
    // A newer version of the portal runs than the one that this page is of.
    if (unstable_isUnrecognizedActionError(error)) return { error: fieldMessages['ui.outdated'].th };
    return { error: fieldMessages['ui.unsent'].th, unsent: true, values: {} };
  }
}
