import { expect, test } from 'vitest'
import { listCallSlots } from './call-slots.ts'

const formatLocal = (zone: string, slot: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(slot),
  )

test.for(['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'UTC'])(
  'calls are on working days, in the time zone %s',
  (zone) => {
    const slots = listCallSlots(zone, new Date('2026-03-05T15:00:00Z'))
    expect(slots).toHaveLength(25)
    expect(new Set(slots.map((slot) => formatLocal(zone, slot).slice(-5)))).toEqual(
      new Set(['10:00', '11:30', '13:00', '14:30', '16:00']),
    )
    expect(slots.filter((slot) => /Sat|Sun/.test(formatLocal(zone, slot)))).toEqual([])
  },
)

test('a daylight saving change before the call is respected', () => {
  const slots = listCallSlots('America/New_York', new Date('2026-03-06T15:00:00Z'))
  expect(formatLocal('America/New_York', slots[0] ?? '')).toBe('Mon 10:00')
  expect(slots[0]).toBe('2026-03-09T14:00:00.000Z')
})

test('a federal holiday has no calls', () => {
  const days = listCallSlots('America/New_York', new Date('2026-11-24T15:00:00Z')).map((slot) => slot.slice(0, 10))
  expect([...new Set(days)]).toEqual(['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'])
})

test('booked times are left out, and later days fill up the choice', () => {
  const now = new Date('2026-03-02T15:00:00Z')
  const [first, second] = listCallSlots('America/New_York', now)
  const free = listCallSlots('America/New_York', now, (slot) => slot !== first)
  expect(free).toHaveLength(25)
  expect(free[0]).toBe(second)
  expect(listCallSlots('America/New_York', now, () => false)).toEqual([])
})
