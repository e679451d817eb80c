const NEW_LINE = 10;

/**
 * The lines of a stream of bytes, which end with a line feed and nothing else: other separators of lines, such as
 * U+2028, may stand inside of JSON.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let rest: Uint8Array[] = [];
  for await (const piece of source) {
    let from = 0;
    for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, at)]).toString();
      rest = [];
      from = at + 1;
    }
    if (from < piece.length) rest.push(piece.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString();
}
