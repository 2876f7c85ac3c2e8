/** Finds the single move that turns one order of IDs into the other. The orders must differ. */
export function findMove(before: readonly string[], after: readonly string[]): { from: number; to: number } {
  const first = before.findIndex((id, index) => id !== after[index])
  const isMovedDown = before[first + 1] === after[first]
  return isMovedDown
    ? { from: first, to: after.indexOf(before[first] ?? '') }
    : { from: before.indexOf(after[first] ?? ''), to: first }
}
