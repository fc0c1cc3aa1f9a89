// Splits a stream into lines at \n alone. Node's readline also ends a line at U+2028 and U+2029, which JSON leaves as
// they are.
const LINE_FEED = 0x0a

export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      begun.push(chunk.subarray(from, end))
      yield textOf(begun)
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield textOf(begun)
}

function textOf(parts: Buffer[]): string {
  const [only] = parts
  return parts.length === 1 && only ? only.toString() : Buffer.concat(parts).toString()
}
