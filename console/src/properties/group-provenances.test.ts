import { expect, test } from 'vitest'
import { groupProvenances } from './group-provenances.ts'

const deeds = { provider: 'ATTOM', source: 'County deeds' }
const listings = { provider: 'ATTOM', source: 'Listing service' }

test('records that several values come from are named once, with the days of their oldest and newest data', () => {
  expect(
    groupProvenances([
      { ...deeds, date: '2026-10-12' },
      { ...listings, date: '2026-11-01' },
      { ...deeds, date: '2026-09-03' },
      { ...deeds, date: null },
    ]),
  ).toEqual([
    { ...deeds, date: '2026-09-03', until: '2026-10-12' },
    { ...listings, date: '2026-11-01' },
  ])
})

test('records without a date have none', () => {
  expect(groupProvenances([{ ...deeds, date: null }])).toEqual([{ ...deeds, date: null }])
})
