import { isPhone } from '../identity/contact-formats.ts'

/**
 * Formats one line of a CSV file. Spreadsheets run cells that start like a formula, so those are escaped: nothing a
 * visitor typed runs on the computer of the person who opens the file.
 */
export const formatCsvLine = (cells: readonly unknown[]): string => `${cells.map(formatCell).join(',')}\r\n`

/** Some spreadsheets recognize UTF-8 only by this mark. */
export const byteOrderMark = '\ufeff'

/** An apostrophe in front makes a spreadsheet treat the cell as text. */
export const escapeFormula = (text: string): string =>
  formulaStart.test(text) && !isNumber(text) && !isPhone(text) ? `'${text}` : text

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text

/**
 * Spreadsheets also recognize formulas after whitespace and in full-width characters. Text that looks escaped gets one
 * more apostrophe, so that removing one always restores the original.
 */
const formulaStart = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

function formatCell(value: unknown): string {
  const text = escapeFormula(toText(value))
  return /[",;\r\n\t|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
