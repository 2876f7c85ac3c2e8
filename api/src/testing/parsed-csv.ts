import Papa from 'papaparse'

/** A CSV file as a spreadsheet would show it. */
export const parsed = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data
