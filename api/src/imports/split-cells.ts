/**
 * Splits one record of a CSV file into cells, in one pass. Quotation marks in a literal record have no meaning. Cells after
 * the maximum are left out.
 */
export function splitCells(
  record: string,
  separator: string,
  { isLiteral, maximum }: { isLiteral: boolean; maximum: number },
): string[] {
  const cells: string[] = []
  let start = 0
  while (start <= record.length && cells.length < maximum) {
    const [quoted, contentEnd] = !isLiteral && record[start] === '"' ? readQuotation(record, start) : ['', start]
    const separatorIndex = record.indexOf(separator, contentEnd)
    const end = separatorIndex === -1 ? record.length : separatorIndex
    // Text after the closing quotation mark is wrong, but part of the cell.
    cells.push(quoted + record.slice(contentEnd, end))
    start = end + 1
  }
  return cells
}

/** Two quotation marks inside a quotation mean one. Returns the text and where the quotation ends. */
function readQuotation(record: string, start: number): [string, number] {
  let text = ''
  let position = start + 1
  for (;;) {
    const mark = record.indexOf('"', position)
    if (mark === -1) return [text + record.slice(position), record.length]
    text += record.slice(position, mark)
    if (record[mark + 1] !== '"') return [text, mark + 1]
    text += '"'
    position = mark + 2
  }
}
