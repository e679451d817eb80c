/** True if two texts are the same apart from line breaks; forms send them as CR LF. */
export const isSameText = (one: string, other: string): boolean =>
  one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n');
