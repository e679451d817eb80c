/** A text in Thai alone, or in both languages where public pages show it. */
export type Message = string | { readonly th: string; readonly en: string };
/** Messages by key. */
export type Messages = Readonly<Record<string, Message>>;

/** The Thai text of a message. */
export const getThai = (message: Message): string => (typeof message === 'string' ? message : message.th);

/** The Thai text of a key that is known only at run time; undefined if there is no such message. */
export function findThai(messages: Messages, key: string): string | undefined {
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return message && getThai(message);
}
