/** Characters that file systems forbid, and those that hide what a name says. */
const NOT_IN_FILE_NAME = /[\\/:*?"<>|\p{C}\u2028\u2029]+/gu;

/** A text as a part of a file name on any system: without separators and control characters, and no dots around it. */
export const toFileNamePart = (text: string): string =>
  text
    .replace(NOT_IN_FILE_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
