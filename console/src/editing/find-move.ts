/** From where to where one of these was moved. */
export function findMove(before: readonly string[], after: readonly string[]): { from: number; to: number } {
  const first = before.findIndex((id, index) => id !== after[index])
  const wentDown = before[first + 1] === after[first]
  return wentDown
    ? { from: first, to: after.indexOf(before[first] ?? '') }
    : { from: before.indexOf(after[first] ?? ''), to: first }
}
