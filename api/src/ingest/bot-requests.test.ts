import { expect, test } from 'vitest'
import { isBotRequest, isHeadlessBrowser } from './bot-requests.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const isBot = (userAgent: string) => isBotRequest({ 'user-agent': userAgent })

test('a browser is not taken for the bot whose long user agent begins the same', () => {
  const browser = chrome.padEnd(500, ' x')
  expect(isBot(`${browser} Examplebot/2.1`)).toBe(isBot(browser))
  expect(isBot(browser)).toBe(false)
})

test('a result is found again for a user agent that is longer than the cache keeps', () => {
  const bot = `Examplebot/2.1 ${'x'.repeat(600)}`
  expect([isBot(bot), isBot(bot)]).toEqual([true, true])
})

test('a headless browser is a machine, but not a bot whose submissions are spam', () => {
  const userAgent = chrome.replace('Chrome/', 'HeadlessChrome/')
  expect(isHeadlessBrowser({ 'user-agent': userAgent })).toBe(true)
  expect(isHeadlessBrowser({ 'user-agent': chrome })).toBe(false)
  expect(isBot(userAgent)).toBe(false)
})
