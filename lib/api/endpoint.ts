import type { z } from 'zod';
import { can, type Right } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { AppError } from '../errors';
import { fieldErrors } from '../validation';

/** The fields of a payload as they arrived, `ApiKey` among them. */
export type Fields = ReadonlyMap<string, unknown>;

/** What tells one mode of a file from its others: a field that was sent, whatever its value. Without `sent` it is the rest. */
export type When = { sent?: readonly string[] };

type Declaration<I extends z.ZodObject, O extends z.ZodType> = {
  /** In Thai, for the documentation. */
  summary: string;
  when: When;
  access: Right;
  /** Fields that are not declared are ignored. */
  input: I;
  /** An allow-list: what is not declared here does not leave. */
  output: O;
  handle: (input: z.output<I>, viewer: Viewer) => Promise<z.input<O>>;
  /** A payload without its ApiKey, and an answer to it. */
  example: { input: Readonly<Record<string, unknown>>; output: z.output<O> };
};

export type Operation = Pick<
  Declaration<z.ZodObject, z.ZodType>,
  'summary' | 'when' | 'access' | 'input' | 'output' | 'example'
> & {
  answer: (fields: Fields, viewer: Viewer) => Promise<unknown>;
};

export type Endpoint = { name: string; operations: readonly Operation[] };

/**
 * Declares one mode of a POST call.
 *
 * @returns the mode; its `answer` throws AppError 'forbidden', 'invalid' with one message key a field, and whatever
 *   `handle` refuses
 */
export function operation<I extends z.ZodObject, O extends z.ZodType>(declared: Declaration<I, O>): Operation {
  const { summary, when, access, input, output, handle, example } = declared;
  return {
    summary,
    when,
    access,
    input,
    output,
    example,
    answer: async (fields, viewer) => {
      if (!can(viewer, access)) throw new AppError('forbidden', 'api.forbidden');
      const parsed = input.safeParse(Object.fromEntries(fields));
      if (!parsed.success) throw new AppError('invalid', 'api.invalid', fieldErrors(parsed.error));
      return output.parse(await handle(parsed.data, viewer));
    },
  };
}

/** One file of the old site. The first operation whose mode fits is the one that answers. */
export function endpoint(name: string, operations: readonly Operation[]): Endpoint {
  return { name, operations };
}

/** The mode that these fields ask for, or undefined. */
export function findOperation({ operations }: Endpoint, fields: Fields): Operation | undefined {
  return operations.find(({ when }) => !when.sent || when.sent.some((field) => fields.has(field)));
}
