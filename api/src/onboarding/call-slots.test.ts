import { expect, test } from 'vitest'
import { callSlots } from './call-slots.ts'

const clock = (zone: string, slot: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(slot),
  )

test.for(['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'UTC'])(
  'calls are on working days and by the clock of %s',
  (zone) => {
    const slots = callSlots(zone, new Date('2026-03-05T15:00:00Z'))
    expect(slots).toHaveLength(25)
    expect(new Set(slots.map((slot) => clock(zone, slot).slice(-5)))).toEqual(
      new Set(['10:00', '11:30', '13:00', '14:30', '16:00']),
    )
    expect(slots.filter((slot) => /Sat|Sun/.test(clock(zone, slot)))).toEqual([])
  },
)

test('a change of the clock between now and the call is kept in mind', () => {
  const slots = callSlots('America/New_York', new Date('2026-03-06T15:00:00Z'))
  expect(clock('America/New_York', slots[0] ?? '')).toBe('Mon 10:00')
  expect(slots[0]).toBe('2026-03-09T14:00:00.000Z')
})
