interface Identified {
  _id: string
}

export interface StableRows<R extends Identified> {
  /** The rows on the screen in their current order, each with its latest values. */
  rows: readonly R[]
  /** Whether rows were added or removed since. */
  hasChanges: boolean
}

/** Updates rows in place, so that the list does not jump while someone reads it. */
export function stabilizeRows<R extends Identified>(
  shown: readonly R[],
  latest: readonly R[],
  rowKey: (row: R) => string = ({ _id }) => _id,
): StableRows<R> {
  const byKey = new Map(latest.map((row) => [rowKey(row), row]))
  const rows = shown.map((row) => byKey.get(rowKey(row)) ?? row)
  return { rows, hasChanges: shown.length !== latest.length || shown.some((row) => !byKey.has(rowKey(row))) }
}
