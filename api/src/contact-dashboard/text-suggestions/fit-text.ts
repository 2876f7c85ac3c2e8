/** Counts like the limits of the fields: an emoji is one character. */
export const countCharacters = (text: string): number => [...text].length

/** Shortens a text to a maximum, at the end of a sentence or else of a word. */
export function fitText(text: string, maximum: number): string {
  if (countCharacters(text) <= maximum) return text
  const start = [...text].slice(0, maximum + 1).join('')
  const sentence = start.match(/^.*[.!?](?=\s)/s)?.[0]
  const words = start.match(/^.*(?=\s)/s)?.[0].replace(/[\s,;:–-]+$/, '')
  return sentence || words || [...text].slice(0, maximum).join('')
}
