/** How much waits behind each path of the area, as the bell heard last. */
type Badges = Readonly<Record<string, number>>;

const state: { badges?: Badges } = {};
const listeners = new Set<() => void>();

/** Keeps what the bell heard, for the entries of the sidebar. */
export function setBadges(badges: Badges): void {
  state.badges = badges;
  for (const listener of listeners) listener();
}

/** Undefined until the bell has asked: then what the page came with counts. */
export const getBadges = (): Badges | undefined => state.badges;

export function subscribeToBadges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
