const VISITOR_KEY = 'visitorId';
const ID_BYTES = 16;

/** This browser's random id, made once: it tells two readers behind one address apart, nothing more. Without storage there is none. */
export function visitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (known) return known;
    const made = [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(VISITOR_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
