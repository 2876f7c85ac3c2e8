import { describe, expect, test } from 'vitest'
import { classifyEvent } from './classify-event.ts'
import { toRequestFacts } from './request-facts.ts'

const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  outlook: 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  thunderbird: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.5.0',
  gmail: 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  yahoo: 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
  apple: 'Mozilla/5.0',
  proofpoint: 'Mozilla/5.0 (compatible; Proofpoint URL Defense)',
  bingPreview: 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  curl: 'curl/8.5.0',
  headless:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
}

const classify = (
  name: keyof typeof agents | '',
  { type = 'open', delay = 3600, links = 1, method = 'GET', ...headers }: Record<string, unknown> = {},
) =>
  classifyEvent({
    ...toRequestFacts(String(method), { ...(name && { 'user-agent': agents[name] }), ...headers }),
    type: type as 'open',
    delay: delay as number | null,
    links: links as number,
  })

describe('an opening', () => {
  test.for(['chrome', 'iphone', 'outlook', 'thunderbird', 'gmail', 'yahoo'] as const)('by %s is a person', (name) =>
    expect(classify(name)).toBe('person'),
  )

  test.for(['apple', 'proofpoint', 'bingPreview', 'slack', 'curl', 'headless', ''] as const)(
    'by "%s" is a machine',
    (name) => expect(classify(name)).toBe('machine'),
  )

  test('in the moment of acceptance is a machine, and without that moment a person', () => {
    expect(classify('gmail', { delay: 0 })).toBe('machine')
    expect(classify('chrome', { delay: 0.5 })).toBe('machine')
    expect(classify('chrome', { delay: null })).toBe('person')
  })
})

describe('a click', () => {
  const type = 'click'

  test('of a browser is a person', () => expect(classify('chrome', { type })).toBe('person'))

  test.for([
    ['asks for the headers only', { method: 'HEAD' }],
    ['is a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['is a prefetch of an older browser', { purpose: 'prefetch' }],
    ['comes within seconds of acceptance', { delay: 3 }],
    ['is one of many at once', { links: 3 }],
  ] as const)('that %s is a machine', ([, signals]) => expect(classify('chrome', { type, ...signals })).toBe('machine'))

  test('two links in tabs are a person', () => expect(classify('chrome', { type, links: 2 })).toBe('person'))
})
