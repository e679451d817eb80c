import { refresh } from 'next/cache';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction } from './form-action';
import { succeed } from './form-success';

type Page = {
  /** Redirect target for a browser without script; omitted for a form that is shown again in its place. */
  to?: (fields: FormFields) => string;
  /** As of `succeed()`. */
  redraw?: boolean;
};

/** Declares the server action of a command that takes the form's fields as they are and always reports the same. */
export const commandAction = (
  run: (raw: unknown, viewer: Viewer) => Promise<unknown>,
  done: string,
  { to, redraw }: Page = {},
) =>
  formAction(async (fields, viewer) => {
    await run(fields, viewer);
    if (to) return succeed(to(fields), done, redraw);
    refresh();
    return { done };
  });
