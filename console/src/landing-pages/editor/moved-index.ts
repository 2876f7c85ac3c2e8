/** The new index of an item after a move in the list. */
export function getMovedIndex(index: number, { from, to }: { from: number; to: number }) {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  if (to <= index && index < from) return index + 1
  return index
}

/** The index to select after a removal: the same item, or the neighbor of the removed one. */
export const getIndexAfterRemoval = (index: number, removed: number, remaining: number) =>
  Math.min(removed < index ? index - 1 : index, remaining - 1)
