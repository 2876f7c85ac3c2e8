import { expect, test } from 'vitest'
import { toTrafficCsv } from './traffic-csv.ts'

const counts = { views: 9, entrances: 3, submissions: 1, filter: null }

test('a file has the medium beside each source', () => {
  const rows = [
    { kind: 'value' as const, name: 'google', medium: 'cpc', ...counts },
    { kind: 'none' as const, name: '', ...counts },
    { kind: 'unknown' as const, name: '', ...counts },
  ]
  expect(toTrafficCsv({ rows }, 'source').split('\r\n')).toEqual([
    'Source,Medium,Views,Entrances,Submissions',
    'google,cpc,9,3,1',
    'Direct or unknown,,9,3,1',
    'Not recorded,,9,3,1',
    '',
  ])
})

test('a campaign that a stranger named cannot run as a formula', () => {
  const rows = [{ kind: 'value' as const, name: '=cmd()', ...counts }]
  expect(toTrafficCsv({ rows }, 'campaign')).toContain("'=cmd(),9,3,1")
})
