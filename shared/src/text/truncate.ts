/** Shortens text to one line of at maxLength `maxLength` characters. Cuts between code points, because half an emoji renders as a box. */
export function truncate(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= maxLength) return line
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
