import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifyDevice } from './classify-device.ts'
import { devices } from './traffic.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.for([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${webkit} Version/18.2 Mobile/15E148 Safari/604.1`, 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36', 'PHONE'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', 'TABLET'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Version/12.1.2 Mobile/15E148 Safari/604.1`, 'TABLET'],
  ['Mozilla/5.0 (Linux; Android 9; KFTRWI) AppleWebKit/537.36 Silk/120.1 like Chrome/120 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', 'COMPUTER'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.2 Safari/605.1.15`, 'COMPUTER'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36', 'COMPUTER'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'COMPUTER'],
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 Version/8.0 TV Safari/537.36', 'OTHER'],
  ['Mozilla/5.0 (Linux; Android 12; AFTKA) AppleWebKit/537.36 Silk/120 like Chrome/120 Safari/537.36', 'OTHER'],
  ['Mozilla/5.0 (PlayStation; PlayStation 5/8.20) AppleWebKit/605.1.15 Safari/605.1.15', 'OTHER'],
  ['', 'OTHER'],
] as const)('%s is a %s', ([userAgent, device]) => {
  expect(classifyDevice({ userAgent })).toBe(device)
})

test('an iPad that asks for the pages of a Mac is a tablet, because it has a touch screen', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.2 Safari/605.1.15`
  expect(classifyDevice({ userAgent, hasTouch: true })).toBe('TABLET')
})

test('a laptop with a touch screen is a computer', () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
  expect(classifyDevice({ userAgent, hasTouch: true, isMobile: false, platform: 'Windows' })).toBe('COMPUTER')
})

test('the hints of Chromium decide where the user agent says little', () => {
  expect(classifyDevice({ userAgent: 'Mozilla/5.0', isMobile: true, platform: 'Android' })).toBe('PHONE')
  expect(classifyDevice({ userAgent: 'Mozilla/5.0', isMobile: false, platform: 'Android' })).toBe('TABLET')
  expect(classifyDevice({ userAgent: 'Mozilla/5.0', isMobile: false, platform: 'macOS' })).toBe('COMPUTER')
})

test('every user agent is of one class', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (userAgent) => {
      expect(devices).toContain(classifyDevice({ userAgent }))
    }),
    { numRuns: 50 },
  )
})
