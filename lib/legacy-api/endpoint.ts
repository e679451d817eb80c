import type { z } from 'zod';
import { can, type Right } from '@/lib/auth/access';
import type { LoginClient } from '@/lib/auth/log-in';
import type { classifyOrigin } from '@/lib/auth/origin';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { apiMessages } from '@/lib/http/api-messages';
import type { PayloadFields } from '@/lib/http/payload';
import { pickMessage } from '@/lib/messages/message';

/**
 * Condition of one mode of a file: the value of `?crud=`, or a field that was sent, whatever its value. Without either
 * it matches everything.
 */
export type ModeMatcher = { crud?: string; sent?: readonly string[] };

/** The browser behind a call: the data that a login needs, its origin, and a way to set cookies. */
export type Caller = LoginClient & {
  origin: ReturnType<typeof classifyOrigin>;
  setCookie: (header: string) => void;
};

type Declaration<I extends z.ZodObject, O extends z.ZodType> = {
  /** In Thai, for the documentation. */
  summary: string;
  /** Omitted for the mode that answers whatever no other one matches. */
  when?: ModeMatcher;
  access: Right;
  /** Fields that are not declared are ignored. */
  input: I;
  /** An allow-list: undeclared fields are not sent. */
  output: O;
  handle: (input: z.output<I>, viewer: Viewer, caller: Caller) => Promise<z.input<O>>;
  /** Answered from memory; the call doesn't renew the session. */
  free?: boolean;
  /**
   * The response is the same for everyone and depends on the tags of its queries: it may be cached until they are
   * invalidated.
   */
  cacheable?: boolean;
  /** A payload without its ApiKey, and the response to it. */
  example: { input: Readonly<Record<string, unknown>>; output: z.output<O> };
};

export type Operation = Pick<
  Declaration<z.ZodObject, z.ZodType>,
  'summary' | 'access' | 'input' | 'output' | 'example' | 'free' | 'cacheable'
> & {
  when: ModeMatcher;
  answer: (fields: PayloadFields, viewer: Viewer, caller: Caller) => Promise<unknown>;
};

export type Endpoint = { name: string; operations: readonly Operation[] };

/**
 * Declares one mode of a POST call.
 *
 * @returns the mode; its `answer` throws AppError 'forbidden', 'invalid' with one text per field, and the errors
 *   of `handle`
 */
export function defineOperation<I extends z.ZodObject, O extends z.ZodType>(declared: Declaration<I, O>): Operation {
  const { access, input, output, handle } = declared;
  return {
    when: {},
    ...declared,
    answer: async (fields, viewer, caller) => {
      if (!can(viewer, access)) throw new AppError('forbidden', pickMessage(apiMessages, 'api.forbidden'));
      const parsed = parseInput(input, Object.fromEntries(fields), pickMessage(apiMessages, 'api.invalid'));
      return output.parse(await handle(parsed, viewer, caller));
    },
  };
}

/** Declares one file of the old site. The first operation whose mode matches answers. */
export function defineEndpoint(name: string, operations: readonly Operation[]): Endpoint {
  return { name, operations };
}

/** The operation that these fields and `?crud=` select, or undefined. */
export const findOperation = (
  { operations }: Endpoint,
  fields: PayloadFields,
  crud?: string | null,
): Operation | undefined => findMode(operations, fields, crud);

/** The first mode that matches these fields and `?crud=`. */
export function findMode<M extends { when: ModeMatcher }>(
  modes: readonly M[],
  fields: PayloadFields,
  crud?: string | null,
): M | undefined {
  return modes.find(({ when }) => {
    if (when.crud !== undefined) return when.crud === crud;
    return !when.sent || when.sent.some((field) => fields.has(field));
  });
}
