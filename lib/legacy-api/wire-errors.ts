import { AppError } from '@/lib/errors/errors';

/**
 * For `catch`: rethrows an error with its fields under their legacy names.
 *
 * @param names legacy name of each field
 * @throws the error itself, with renamed fields if it is AppError 'invalid'
 */
export const renameErrorFields =
  (names: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    const fields = Object.entries(error.fields).map(([field, text]) => [names[field] ?? field, text]);
    throw new AppError(error.kind, error, Object.fromEntries(fields));
  };
