/**
 * One line of a CSV file. A spreadsheet takes a cell that begins like a formula for one: an apostrophe in front makes it
 * text again, and nothing that anybody typed is run on the machine of who opens the file.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Spreadsheets that know no other sign of it take a file for UTF-8 by this. */
export const byteOrderMark = '\ufeff'

/** A cell as it was before it was made harmless. */
export const undefused = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

export const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cellOf(value: unknown): string {
  const text = defused(textOf(value))
  return /[",;\r\n\t|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
