/** Keeps the texts in which every word has a similar one, the most similar first. */
export function rankBySimilarity<T extends { text: string }>(candidates: readonly T[], words: readonly string[]): T[] {
  return candidates
    .map((candidate) => ({ candidate, distances: words.map((word) => getDistanceToText(word, candidate.text)) }))
    .filter(({ distances }) => distances.every((distance, index) => distance <= toleratedMistakes(words[index] ?? '')))
    .map(({ candidate, distances }) => ({ candidate, total: distances.reduce((sum, distance) => sum + distance, 0) }))
    .sort((a, b) => a.total - b.total)
    .map(({ candidate }) => candidate)
}

const toleratedMistakes = (word: string) => (word.length < 5 ? 0 : word.length < 7 ? 1 : 2)

/** The distance to the most similar word, or to its beginning: the last word is often not complete. */
function getDistanceToText(word: string, text: string) {
  const distances = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((other) => other.length >= word.length - 2)
    .map((other) => Math.min(countMistakes(word, other), countMistakes(word, other.slice(0, word.length))))
  return Math.min(...distances, Number.POSITIVE_INFINITY)
}

/** The letters to add, remove, replace or swap with their neighbor to make one word the other. */
export function countMistakes(one: string, other: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforePrevious = previous
    previous = current
  }
  return previous[other.length] ?? 0
}
