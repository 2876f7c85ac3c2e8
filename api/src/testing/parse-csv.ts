import Papa from 'papaparse'

/** Parses a CSV file into rows, as a spreadsheet does. */
export const parseCsv = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data
