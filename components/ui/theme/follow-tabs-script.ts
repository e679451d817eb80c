/**
 * Self-contained: applies display settings that are changed in another tab.
 *
 * @param settings storage key, attribute and the values that are set, for each
 */
export function followDisplaySettings(settings: readonly (readonly [string, string, readonly string[]])[]): void {
  addEventListener('storage', ({ key, newValue }) => {
    for (const [name, attribute, values] of settings) {
      if (name !== key) continue;
      if (newValue !== null && values.includes(newValue)) document.documentElement.dataset[attribute] = newValue;
      else delete document.documentElement.dataset[attribute];
    }
  });
}
