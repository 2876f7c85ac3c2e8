import { expect, test } from 'vitest'
import { toSplitTestCsv } from './split-test-csv.ts'

test('the file has a line for each version', () => {
  const csv = toSplitTestCsv({
    versionA: 3,
    versionB: null,
    results: { A: { visits: 200, entrances: 40, leads: 10 }, B: { visits: 0, entrances: 0, leads: 0 } },
  })
  expect(
    csv
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    'Version,Visits,Entrances,Leads,Leads per visit',
    'A (published version 3),200,40,10,5.0%',
    'B (draft),0,0,0,',
  ])
})
