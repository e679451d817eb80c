/** Answer of a source that can't be used: no JSON, a refusal, another shape. The message is for the report. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    readonly problem: 'notJson' | 'refused' | 'missing' | 'shape',
    message: string,
  ) {
    super(message);
  }
}
