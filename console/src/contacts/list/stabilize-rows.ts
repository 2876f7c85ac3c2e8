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
export function stabilizeRows<R extends Identified>(shown: readonly R[], latest: readonly R[]): StableRows<R> {
  const byId = new Map(latest.map((row) => [row._id, row]))
  const rows = shown.map((row) => byId.get(row._id) ?? row)
  return { rows, hasChanges: shown.length !== latest.length || shown.some(({ _id }) => !byId.has(_id)) }
}
