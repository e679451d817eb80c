/** Pending counts by path of the area, as of the last poll. */
type Badges = Readonly<Record<string, number>>;

const state: { badges?: Badges } = {};
const listeners = new Set<() => void>();

/** Publishes the counts of a poll to the entries of the sidebar. */
export function setBadges(badges: Badges): void {
  state.badges = badges;
  for (const listener of listeners) listener();
}

/** Undefined until the first poll; until then the server-rendered counts apply. */
export const getBadges = (): Badges | undefined => state.badges;

export function subscribeToBadges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
