/** True if the reader's browser is told to save data. Self-contained. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
