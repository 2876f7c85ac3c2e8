import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReferral, toTraffic } from './to-traffic.ts'
import { devices } from './traffic.ts'

test('tags are compared whatever their case and spaces, but a campaign keeps its name', () => {
  const referral = { source: ' Facebook ', medium: 'CPC', campaign: '  Spring\n Sellers ' }
  expect(toTraffic(referral, 'PHONE')).toEqual({
    device: 'PHONE',
    source: 'facebook',
    medium: 'cpc',
    campaign: 'Spring Sellers',
  })
})

test.for([
  ['https://www.google.com/search?q=secret', 'google.com'],
  ['https://m.facebook.com/groups/1', 'facebook.com'],
  ['https://lm.facebook.com/l.php', 'facebook.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['https://blog.example:8443/a', 'blog.example:8443'],
  ['', undefined],
  ['not a url', undefined],
] as const)('a visitor from %s comes from the site %s', ([url, site]) => {
  expect(toTraffic(toReferral('https://ours.example/lp/1', url), 'PHONE').referrer).toBe(site)
})

test('a page of the same site is no referrer', () => {
  expect(toTraffic(toReferral('https://ours.example/lp/1', 'https://ours.example/'), 'PHONE')).toEqual({
    device: 'PHONE',
  })
})

test('without a referral only the device is known', () => {
  expect(toTraffic(undefined, 'TABLET')).toEqual({
    campaign: '?',
    source: '?',
    medium: '?',
    referrer: '?',
    device: 'TABLET',
  })
})

test('nothing that a visitor sends is too long, breaks Postgres or passes for what was not recorded', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 130, unit: 'grapheme' }),
    fc.constantFrom('?', '*', '\0', '\ud800', ' ? ', '\u202e*'),
  )
  fc.assert(
    fc.property(
      fc.record({ campaign: text, source: text, medium: text, referrer: text }, { requiredKeys: [] }),
      fc.constantFrom(...devices),
      (referral, device) => {
        const traffic = toTraffic(referral, device)
        expect(traffic.device).toBe(device)
        for (const value of Object.values(traffic)) {
          expect(value.trim()).toBe(value)
          expect(value).not.toMatch(/^[?*]?$/)
          expect(value).not.toMatch(/[\p{Cc}\p{Surrogate}]/u)
          expect(Array.from(value).length).toBeLessThanOrEqual(100)
        }
      },
    ),
    { numRuns: 30 },
  )
})
