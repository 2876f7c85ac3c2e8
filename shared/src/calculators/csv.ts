/** RFC 4180: lines end in CRLF and a cell that needs it is quoted. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: string | number) {
  const text = defused(String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets run what begins like a formula, even after blanks and in full-width letters. */
const defused = (text: string) =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
