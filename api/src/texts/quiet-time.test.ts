import { getRecipientZones } from '@gable/shared/texts/recipient-zones.ts'
import { stateZones, zonesByAreaCode } from '@gable/shared/texts/us-time-zones.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNextTextingTime } from './quiet-time.ts'

const next = (at: string, ...zones: string[]) => new Date(getNextTextingTime(Date.parse(at), zones)).toISOString()
const [newYork, chicago, honolulu] = ['America/New_York', 'America/Chicago', 'Pacific/Honolulu']

describe('a text', () => {
  test('is sent at once during the day', () => {
    expect(next('2026-01-15T17:00:00Z', newYork)).toBe('2026-01-15T17:00:00.000Z')
  })

  test('waits for 8 AM from 9 PM on, where the recipient is', () => {
    expect(next('2026-01-16T01:59:59Z', newYork)).toBe('2026-01-16T01:59:59.000Z')
    expect(next('2026-01-16T02:00:00Z', newYork)).toBe('2026-01-16T13:00:00.000Z')
    expect(next('2026-01-16T02:00:00Z', chicago)).toBe('2026-01-16T02:00:00.000Z')
  })

  test('waits until it is day in each zone in which the recipient may be', () => {
    expect(next('2026-01-15T13:30:00Z', newYork, chicago)).toBe('2026-01-15T14:00:00.000Z')
    expect(next('2026-01-15T13:30:00Z', newYork, honolulu)).toBe('2026-01-15T18:00:00.000Z')
  })

  test('is never sent at night and never later than needed', () => {
    const zones = [...new Set([...zonesByAreaCode.values()].flat())]
    const hourIn = (moment: number, timeZone: string) =>
      Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment))
    const isDay = (moment: number, chosen: string[]) =>
      chosen.every((zone) => hourIn(moment, zone) >= 8 && hourIn(moment, zone) < 21)
    const moments = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(moments, fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1, maxLength: 3 }), (now, chosen) => {
        const at = getNextTextingTime(now, chosen)
        expect(at).toBeGreaterThanOrEqual(now)
        expect(isDay(at, chosen)).toBe(true)
        if (at > now) expect(isDay(at - 1000, chosen)).toBe(false)
        expect(at - now).toBeLessThan(26 * hourLength)
      }),
    )
  })
})

describe('where a recipient may be', () => {
  test('is said by the area code and the state of their home', () => {
    expect(getRecipientZones({ phone: '(312) 555-0143' }, newYork)).toEqual([chicago])
    expect(getRecipientZones({ phone: '+1 808-555-0143', homeState: 'NY' }, chicago)).toEqual([honolulu, newYork])
    expect(getRecipientZones({ phone: '850-555-0143', homeState: 'Florida' }, honolulu)).toEqual([newYork, chicago])
  })

  test('is where the agency is, if nothing is known', () => {
    for (const phone of ['800-555-0143', '+44 20 7946 0958', ''])
      expect(getRecipientZones({ phone, homeState: 'Bayern' }, honolulu)).toEqual([honolulu])
  })

  test('is known for each area code once, and for each state', () => {
    expect(zonesByAreaCode.size).toBeGreaterThan(330)
    for (const [code, zones] of zonesByAreaCode)
      expect([code, zones.length > 0]).toEqual([expect.stringMatching(/^[2-9]\d\d$/), true])
    expect(stateZones('ny')).toEqual([newYork])
    expect(stateZones('District of Columbia')).toEqual([newYork])
  })
})
