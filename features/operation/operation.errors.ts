/**
 * A backup, restore or other operation that isn't begun, because something about it is wrong: nothing was changed. The
 * message says what to do, in Thai with English in parentheses.
 */
export class OperationRefused extends Error {
  override name = 'OperationRefused';
}

/** Progress of a long operation. */
export type Progress = {
  /** Name of the step, in Thai. */
  step: string;
  /** Table, file or other part of the step. */
  detail?: string;
  done?: number;
  total?: number;
};
export type ReportProgress = (progress: Progress) => void;
