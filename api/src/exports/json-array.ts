/** Pages of things as one JSON text, a thing on each line. */
export async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + page.map((thing) => JSON.stringify(thing)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
