/** The selected rows of a list: by key, or with `all` every row that matches its search and filters. */
export interface RowSelection {
  keys: ReadonlySet<string>
  all: boolean
}

export const emptySelection: RowSelection = { keys: new Set(), all: false }

export const isSelected = (selected: RowSelection, key: string) => selected.all || selected.keys.has(key)

/** Selects or deselects rows. Ends an "all" selection, keeping only the rows of the page. */
export function setRowsSelected(
  selected: RowSelection,
  rows: readonly string[],
  isSelected: boolean,
  page: readonly string[],
): RowSelection {
  const keys = new Set(selected.all ? page : selected.keys)
  for (const key of rows) {
    if (isSelected) keys.add(key)
    else keys.delete(key)
  }
  return { keys, all: false }
}

/** The rows between two rows, inclusive, in either direction. */
export function getRowRange(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : page.indexOf(from)
  const end = page.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The state of the checkbox in the table header. */
export function getPageSelection(selected: RowSelection, page: readonly string[]): 'none' | 'some' | 'all' {
  const count = page.filter((key) => isSelected(selected, key)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}
