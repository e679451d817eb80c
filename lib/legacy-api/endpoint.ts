import type { z } from 'zod';
import { can, type Right } from '@/lib/auth/access';
import type { LoginClient } from '@/lib/auth/log-in';
import type { classifyOrigin } from '@/lib/auth/origin';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import type { PayloadFields } from '@/lib/http/payload';

/** What tells one mode of a file from its others: the word behind `?crud=`, or a field that was sent, whatever its value. Without either it is the rest. */
export type ModeMatcher = { crud?: string; sent?: readonly string[] };

/** The browser behind a call: what a login needs of it, whether it stands on our own pages, and a way to give it cookies. */
export type Caller = LoginClient & {
  origin: ReturnType<typeof classifyOrigin>;
  setCookie: (header: string) => void;
};

type Declaration<I extends z.ZodObject, O extends z.ZodType> = {
  /** In Thai, for the documentation. */
  summary: string;
  when: ModeMatcher;
  access: Right;
  /** Fields that are not declared are ignored. */
  input: I;
  /** An allow-list: what is not declared here does not leave. */
  output: O;
  handle: (input: z.output<I>, viewer: Viewer, caller: Caller) => Promise<z.input<O>>;
  /** Answered from memory: everybody may ask as often as they like. */
  free?: boolean;
  /** The answer is the same for everyone and made of what the queries call seen: it may be given again until that changes. */
  cacheable?: boolean;
  /** A payload without its ApiKey, and an answer to it. */
  example: { input: Readonly<Record<string, unknown>>; output: z.output<O> };
};

export type Operation = Pick<
  Declaration<z.ZodObject, z.ZodType>,
  'summary' | 'when' | 'access' | 'input' | 'output' | 'example' | 'free' | 'cacheable'
> & {
  answer: (fields: PayloadFields, viewer: Viewer, caller: Caller) => Promise<unknown>;
};

export type Endpoint = { name: string; operations: readonly Operation[] };

/**
 * Declares one mode of a POST call.
 *
 * @returns the mode; its `answer` throws AppError 'forbidden', 'invalid' with one message key a field, and whatever
 *   `handle` refuses
 */
export function defineOperation<I extends z.ZodObject, O extends z.ZodType>(declared: Declaration<I, O>): Operation {
  const { access, input, output, handle } = declared;
  return {
    ...declared,
    answer: async (fields, viewer, caller) => {
      if (!can(viewer, access)) throw new AppError('forbidden', 'api.forbidden');
      const parsed = parseInput(input, Object.fromEntries(fields), 'api.invalid');
      return output.parse(await handle(parsed, viewer, caller));
    },
  };
}

/** One file of the old site. The first operation whose mode fits is the one that answers. */
export function defineEndpoint(name: string, operations: readonly Operation[]): Endpoint {
  return { name, operations };
}

/** The mode that these fields and the address ask for, or undefined. */
export const findOperation = (
  { operations }: Endpoint,
  fields: PayloadFields,
  crud?: string | null,
): Operation | undefined => findMode(operations, fields, crud);

/** The first of several modes that fits these fields and the address. */
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
