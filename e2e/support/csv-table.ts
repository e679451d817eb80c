/** Lines of the table in a CSV file, its heading first; facts about the file follow a row of empty cells. */
export const readTable = (csv: string): string[] => (csv.split(/\r\n,+\r\n/)[0] ?? '').trimEnd().split('\r\n');
