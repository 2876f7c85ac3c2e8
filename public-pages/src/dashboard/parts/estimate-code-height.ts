/**
 * The height that a frame with an agency's own code has until the code tells its own, so that the modules below it hardly
 * move. Text alone is measured on a phone, where most owners read; anything else may be of any height.
 */
export function estimateCodeHeight(code: string): number {
  if (/<(?:[^/a-z]|style|script|link|img|picture|svg|video|iframe|table|form|input)|style=/i.test(code)) return 240
  const blocks = code
    .split(/<\/?(?:p|div|section|header|footer|article|h[1-6]|ul|ol|li|blockquote)\b[^>]*>|<br\b[^>]*>/i)
    .map((block) => block.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)
  const lines = blocks.map(({ length }) => Math.ceil(length / charactersPerLine))
  return lines.reduce((height, count) => height + count * lineHeight + margin, margin)
}

/** Of the style that browsers give to a document without one. */
const [lineHeight, margin, charactersPerLine] = [18, 16, 48]
