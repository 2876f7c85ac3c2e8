import { expect, test } from 'vitest'
import { searchTimeZones, toTimeZoneOption } from './time-zones.ts'

const search = async (text: string) => (await searchTimeZones(text)).map(({ value }) => value)

test('a zone shows its name, its city and its current time', () => {
  expect(toTimeZoneOption('America/New_York', new Date('2026-03-09T14:00:00Z'))).toEqual({
    value: 'America/New_York',
    label: 'Eastern Time (New York)',
    hint: '10:00 AM now',
  })
})

test('an empty search offers the zones of the United States', async () => {
  expect(await search('')).toEqual(expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']))
  expect((await search('')).length).toBeLessThan(10)
})

test.each([
  ['eastern', 'America/New_York'],
  ['  los ANGELES ', 'America/Los_Angeles'],
  ['berlin', 'Europe/Berlin'],
  ['indiana knox', 'America/Indiana/Knox'],
  ['utc', 'UTC'],
])('%s finds %s', async (text, zone) => {
  expect(await search(text)).toContain(zone)
})

test('an unknown name finds nothing', async () => {
  expect(await search('atlantis')).toEqual([])
})
