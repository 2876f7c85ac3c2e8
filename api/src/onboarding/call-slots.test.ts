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
