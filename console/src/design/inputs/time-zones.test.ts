import { expect, test } from 'vitest'
import { searchTimeZones, timeZoneOption } from './time-zones.ts'

const found = async (text: string) => (await searchTimeZones(text)).map(({ value }) => value)

test('a zone says its name, its city and its time', () => {
  expect(timeZoneOption('America/New_York', new Date('2026-03-09T14:00:00Z'))).toEqual({
    value: 'America/New_York',
    label: 'Eastern Time (New York)',
    hint: '10:00 AM now',
  })
})

test('the zones of the United States are offered before anything is typed', async () => {
  expect(await found('')).toEqual(expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']))
  expect((await found('')).length).toBeLessThan(10)
})

test.each([
  ['eastern', 'America/New_York'],
  ['  los ANGELES ', 'America/Los_Angeles'],
  ['berlin', 'Europe/Berlin'],
  ['indiana knox', 'America/Indiana/Knox'],
  ['utc', 'UTC'],
])('%s finds %s', async (text, zone) => {
  expect(await found(text)).toContain(zone)
})

test('a name no zone has finds nothing', async () => {
  expect(await found('atlantis')).toEqual([])
})
