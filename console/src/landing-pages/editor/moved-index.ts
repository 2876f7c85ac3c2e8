/** Where the part that stood at this index stands, after another was moved. */
export function movedIndex(index: number, { from, to }: { from: number; to: number }) {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  if (to <= index && index < from) return index + 1
  return index
}

/** Which part is looked at, after one was taken away: the same one, else its neighbour. */
export const indexWithout = (index: number, removed: number, left: number) =>
  Math.min(removed < index ? index - 1 : index, left - 1)
