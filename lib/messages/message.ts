/** A text in Thai alone, or in both languages where public pages show it. */
export type Message = string | { readonly th: string; readonly en: string };
/** Messages by key. */
export type Messages = Readonly<Record<string, Message>>;
/** The Thai text of a message, with the key by which logs and tests name it. */
export type KeyedMessage = { readonly key: string; readonly text: string };

/** The Thai text of a message. */
export const getThai = (message: Message): string => (typeof message === 'string' ? message : message.th);

/** A message of a table, with its key: the form in which an `AppError` takes it. */
export const pickMessage = <K extends string>(
  messages: Readonly<Record<K, Message>>,
  key: NoInfer<K>,
): KeyedMessage => ({ key, text: getThai(messages[key]) });

/** The message of a key that is known only at run time; undefined if there is none. */
export const findMessage = (messages: Messages, key: string): Message | undefined =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

/** The Thai text of a key that is known only at run time; undefined if there is no such message. */
export function findThai(messages: Messages, key: string): string | undefined {
  const message = findMessage(messages, key);
  return message && getThai(message);
}
