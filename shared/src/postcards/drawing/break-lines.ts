interface LineSpace {
  width: number
  getWidth(text: string): number
}

/** A line may end at a space, after a dash or a slash, and after the hyphen of two long words. */
const pieces = / +|(?:[^ \-–—/]|-(?![\p{L}]{4})|(?<!\p{L}{4})-)+(?:[-–—/]+(?=\p{L}))?|[-–—/]+/gu

/** Breaks a paragraph into the fewest lines. A word that is wider than the space gets a line of its own. */
export function breakLines(paragraph: string, { width, getWidth }: LineSpace): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of paragraph.match(pieces) ?? []) {
    const longer = line + piece
    if (line.trim() && getWidth(longer.trimEnd()) > width) {
      lines.push(line.trim())
      line = piece.trimStart()
    } else line = longer
  }
  if (line.trim()) lines.push(line.trim())
  return lines
}

/** As many lines as `breakLines` makes, about equally long, as headlines want them. */
export function balanceLines(paragraph: string, space: LineSpace): string[] {
  const fewest = breakLines(paragraph, space)
  if (fewest.length < 2) return fewest
  let [tooNarrow, enough] = [space.width * 0.4, space.width]
  let best = fewest
  while (enough - tooNarrow > space.width * 0.01) {
    const width = (tooNarrow + enough) / 2
    const lines = breakLines(paragraph, { ...space, width })
    const fits = lines.length === fewest.length && lines.every((line) => space.getWidth(line) <= width)
    if (fits) [enough, best] = [width, lines]
    else tooNarrow = width
  }
  return best
}

/** The most that fits in a line, for texts that are reported as too long. */
export function truncateLine(text: string, { width, getWidth }: LineSpace): string {
  if (getWidth(text) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && getWidth(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return characters.length > 0 ? `${characters.join('').trimEnd()}…` : ''
}
