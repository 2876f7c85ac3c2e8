/** What a counter shows and, once the limit is near, says aloud. Counts as the schema does: UTF-16 units. */
export function characterCount(length: number, max: number) {
  const left = max - length
  return { text: `${length}/${max}`, over: left < 0, spoken: left <= nearly ? spoken(left) : '' }
}

const nearly = 20

function spoken(left: number) {
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`
}
