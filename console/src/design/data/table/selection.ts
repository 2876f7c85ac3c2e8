/** The rows picked in a list: by key, or `all` that match its search and filters, on every page. */
export interface Selected {
  keys: ReadonlySet<string>
  all: boolean
}

export const nothingSelected: Selected = { keys: new Set(), all: false }

export const isSelected = (selected: Selected, key: string) => selected.all || selected.keys.has(key)

/** Turns the rows on or off. Out of "all", it goes back to what is on the page. */
export function withRows(selected: Selected, rows: readonly string[], on: boolean, page: readonly string[]): Selected {
  const keys = new Set(selected.all ? page : selected.keys)
  for (const key of rows) {
    if (on) keys.add(key)
    else keys.delete(key)
  }
  return { keys, all: false }
}

/** The rows from one to another, in whichever direction. */
export function between(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : page.indexOf(from)
  const end = page.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** How the box in the header stands for this page. */
export function pageMark(selected: Selected, page: readonly string[]): 'none' | 'some' | 'every' {
  const count = page.filter((key) => isSelected(selected, key)).length
  if (count === 0) return 'none'
  return count === page.length ? 'every' : 'some'
}
