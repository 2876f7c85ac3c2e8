/** What a counter shows and, once the limit is near, says aloud. */
export function characterCount(length: number, max: number) {
  const left = max - length
  return { text: `${length}/${max}`, over: left < 0, spoken: left <= nearly ? spoken(left) : '' }
}

/** As the schemas count, and the database: a face is one character, though it takes the room of two. */
export const lengthOf = (text: string): number => [...text].length

const nearly = 20

function spoken(left: number) {
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`
}
