/** The visible text of a counter, and the screen reader announcement once the limit is near. */
export function getCharacterCount(length: number, max: number) {
  const left = max - length
  return {
    text: `${length}/${max}`,
    isOver: left < 0,
    announcement: left <= announceBelow ? formatAnnouncement(left) : '',
  }
}

/** Counts like the zod schemas and the database: an emoji is one character, although its string length is 2. */
export const countCharacters = (text: string): number => [...text].length

const announceBelow = 20

function formatAnnouncement(left: number) {
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} over the limit` : `${count} ${characters} left`
}
