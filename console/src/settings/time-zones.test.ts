import { expect, test } from 'vitest'
import { findTimeZones, timeZoneAt, timeZonesAt } from './time-zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')
const zones = timeZonesAt(winter, 'America/Denver')
const found = (typed: string) => findTimeZones(zones, typed).map(({ id }) => id)

test('the offset is that of the day: an hour more while daylight is saved', () => {
  expect(timeZoneAt('America/New_York', winter)).toEqual({
    id: 'America/New_York',
    name: 'America/New York',
    offset: 'GMT-05:00',
  })
  expect(timeZoneAt('America/New_York', summer).offset).toBe('GMT-04:00')
  expect(timeZoneAt('America/Phoenix', summer).offset).toBe(timeZoneAt('America/Phoenix', winter).offset)
  expect(timeZoneAt('UTC', winter).offset).toBe('GMT+00:00')
})

test('zones run from west to east, and each stands there once', () => {
  const ids = zones.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(400)
  expect(new Set(ids).size).toBe(ids.length)
  const order = [
    'Pacific/Pago_Pago',
    'America/Los_Angeles',
    'America/Denver',
    'UTC',
    'Asia/Tokyo',
    'Pacific/Kiritimati',
  ]
  const places = order.map((id) => ids.indexOf(id))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
})

test('a zone that somebody chose under an older name is among them', () => {
  expect(timeZonesAt(winter, 'US/Pacific').map(({ id }) => id)).toContain('US/Pacific')
})

test('a city is found by its words in any order and case', () => {
  expect(found('NEW york')).toEqual(['America/New_York'])
  expect(found('york america')).toContain('America/New_York')
  expect(found('New_York')).toEqual(['America/New_York'])
  expect(found('atlantis')).toEqual([])
})

test('an offset is found however it is written', () => {
  for (const typed of ['gmt-7', 'GMT-07:00', 'utc-7', 'UTC−07:00']) expect(found(typed)).toContain('America/Denver')
  expect(found('+05:30')).toContain('Asia/Calcutta')
  expect(found('gmt-7')).not.toContain('America/New_York')
})

test('nothing typed finds them all', () => {
  expect(found('  ')).toHaveLength(zones.length)
})
