import { AppError } from '@/lib/errors/errors';

/**
 * For `catch`: passes a refusal on with its fields under the names of the wire.
 *
 * @param names the wire's name of each field of the noun
 * @throws what came, renamed where it was AppError 'invalid'
 */
export const renameErrorFields =
  (names: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    const fields = Object.entries(error.fields).map(([field, message]) => [names[field] ?? field, message]);
    throw new AppError(error.kind, error.key, Object.fromEntries(fields));
  };
