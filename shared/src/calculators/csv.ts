/** RFC 4180: CRLF line ends, cells quoted where necessary. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

function toCell(value: string | number) {
  const text = escapeFormula(String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets execute cells that start like a formula, even after whitespace or in full-width characters. */
const escapeFormula = (text: string) =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
