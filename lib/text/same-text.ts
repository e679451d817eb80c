/** Whether two texts say the same; forms send line breaks as CR LF. */
export const isSameText = (one: string, other: string): boolean =>
  one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n');
