/** A text as one line of so many characters at most. Cut between characters, never within one: a half emoji is a box on the screen. */
export function clipped(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= most) return line
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
