/** One column of a file: its key in JSON, its head in CSV, and what stands in it. */
export interface ListColumn<Row> {
  key: string
  label: string
  value: (row: Row) => unknown
}

/** What is in a file: its heads, and the values under them a page at a time. */
export interface List {
  heads: { key: string; label: string }[]
  pages: AsyncIterable<unknown[][]>
}

export const listOf = <Row>(columns: readonly ListColumn<Row>[], pages: AsyncIterable<readonly Row[]>): List => ({
  heads: columns.map(({ key, label }) => ({ key, label })),
  pages: valuesOf(columns, pages),
})

async function* valuesOf<Row>(columns: readonly ListColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  for await (const page of pages) yield page.map((row) => columns.map(({ value }) => value(row)))
}
