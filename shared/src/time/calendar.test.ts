import { expect, test } from 'vitest'
import { getUtcOffset } from './calendar.ts'

const minute = 60_000
const hours = (moment: string, timeZone: string) => getUtcOffset(Date.parse(moment), timeZone) / (60 * minute)

test('the offset changes with the clocks, to the second, before and after it was asked for', () => {
  for (let round = 0; round < 2; round++) {
    expect(hours('2026-03-08T06:59:59.999Z', 'America/New_York')).toBe(-5)
    expect(hours('2026-03-08T07:00:00Z', 'America/New_York')).toBe(-4)
    expect(hours('2026-11-01T05:59:59Z', 'America/New_York')).toBe(-4)
    expect(hours('2026-11-01T06:00:00Z', 'America/New_York')).toBe(-5)
    expect(hours('2026-04-04T14:59:59Z', 'Australia/Lord_Howe')).toBe(11)
    expect(hours('2026-04-04T15:00:00Z', 'Australia/Lord_Howe')).toBe(10.5)
    expect(hours('1970-06-01T00:00:00Z', 'America/New_York')).toBe(-4)
    expect(hours('2026-06-01T00:07:13Z', 'Asia/Kathmandu')).toBe(5.75)
  }
})
