import { AppError } from '@/lib/errors/errors';
import { can, type Right } from './access';

/** @throws AppError 'forbidden' without the right */
export function assertCan(viewer: Parameters<typeof can>[0], right: Right): void {
  if (!can(viewer, right)) throw new AppError('forbidden', 'errors.forbidden');
}
