interface Kept {
  _id: string
}

/** The rows on the screen in the order they are read in, as far as they are known now. */
export interface Held<R extends Kept> {
  rows: readonly R[]
  /** Others are there now, or in their places. */
  hasNews: boolean
}

/** What comes while somebody reads does not move under their eyes: rows stay in place and are brought up to date. */
export function heldRows<R extends Kept>(shown: readonly R[], now: readonly R[]): Held<R> {
  const byId = new Map(now.map((row) => [row._id, row]))
  const rows = shown.map((row) => byId.get(row._id) ?? row)
  return { rows, hasNews: shown.length !== now.length || shown.some(({ _id }) => !byId.has(_id)) }
}
