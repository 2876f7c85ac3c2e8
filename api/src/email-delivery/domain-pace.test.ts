import { expect, test } from 'vitest'
import { createDomainPace, toProvider } from './domain-pace.ts'

test('a provider gets so many emails at once', () => {
  const pace = createDomainPace({ atOnce: 2, perSecond: 1000 })
  expect([pace.enter('google', 5000), pace.enter('google', 5000)]).toEqual([0, 0])
  expect(pace.enter('google', 5000)).toBeGreaterThan(0)
  expect(pace.enter('yahoo', 5000)).toBe(0)
  pace.leave('google')
  expect(pace.enter('google', 5000)).toBe(0)
})

test('a provider gets so many emails in a second', () => {
  const pace = createDomainPace({ atOnce: 1000, perSecond: 10 })
  let sent = 0
  for (let now = 10_000; now < 20_000; now += 10) if (pace.enter('google', now) === 0) sent += 1
  expect(sent).toBeGreaterThanOrEqual(100)
  expect(sent).toBeLessThanOrEqual(111)
})

test('the domains of one company share its pace', () => {
  expect(toProvider('ada@GoogleMail.com')).toBe(toProvider('bo@gmail.com'))
  expect(toProvider('"odd@name"@hotmail.com')).toBe('microsoft')
  expect(toProvider('ada@harbor.example')).toBe('harbor.example')
})
