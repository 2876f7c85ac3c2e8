import { afterEach, expect, test, vi } from 'vitest'
import type { BrowserConversions } from '../browser-conversions.ts'
import { readGoogleClient } from './google-client.ts'
import { pushConversion } from './push-conversion.ts'
import { refusesTracking } from './refuses-tracking.ts'
import type { VendorGlobals } from './vendor-globals.ts'

afterEach(() => vi.unstubAllGlobals())

const config: BrowserConversions = {
  vendors: {
    GA4: { id: 'G-1' },
    META: { id: '22' },
    GOOGLE_ADS: { id: 'AW-3', conversionId: 'label' },
    TIKTOK: { id: 'T4' },
    LINKEDIN: { id: '5', conversionId: '55' },
  },
  value: 125,
}

function recordCalls() {
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...call: unknown[]) =>
      void calls.push([name, ...call])
  const page: VendorGlobals = {
    gtag: record('gtag'),
    fbq: record('fbq'),
    ttq: { page: record('ttq.page'), track: record('ttq') },
    lintrk: record('lintrk'),
  }
  return { page, calls }
}

const lead = { kind: 'submission', eventId: 'e1' } as const
const worth = { value: 125, currency: 'USD' }

test('a lead is passed to every tag with its event id and its value', () => {
  const { page, calls } = recordCalls()
  pushConversion(page, config, lead, 'page')
  expect(calls).toEqual([
    ['gtag', 'event', 'generate_lead', { send_to: 'G-1', event_id: 'e1', ...worth }],
    ['gtag', 'event', 'conversion', { send_to: 'AW-3/label', transaction_id: 'e1', ...worth }],
    ['fbq', 'track', 'Lead', worth, { eventID: 'e1' }],
    ['ttq', 'Lead', worth, { event_id: 'e1' }],
    ['lintrk', 'track', { conversion_id: 55, event_id: 'e1' }],
  ])
})

test('a lead that the server reports to a vendor that cannot recognize repeats is left out', () => {
  const { page, calls } = recordCalls()
  const vendors = {
    GA4: { id: 'G-1', isServerSide: true },
    LINKEDIN: { id: '5', conversionId: '55', isServerSide: true },
  } as const
  pushConversion(page, { vendors }, lead, 'page')
  expect(calls).toEqual([])
  pushConversion(page, { vendors }, { kind: 'entrance', eventId: 'e2' }, 'page')
  expect(calls).toEqual([['gtag', 'event', 'form_start', { send_to: 'G-1', event_id: 'e2' }]])
})

test('a view of a page is a page view, and that of a widget is not', () => {
  const { page, calls } = recordCalls()
  const view = { kind: 'view', eventId: 'e3' } as const
  pushConversion(page, { vendors: { GA4: { id: 'G-1' }, META: { id: '22' } } }, view, 'page')
  pushConversion(page, { vendors: { GA4: { id: 'G-1' }, META: { id: '22' } } }, view, 'widget')
  expect(calls.map(([name, , event]) => [name, event])).toEqual([
    ['gtag', 'page_view'],
    ['fbq', 'PageView'],
    ['gtag', 'widget_view'],
    ['fbq', 'WidgetView'],
  ])
})

test.for([
  {},
  { gtag: 'text', fbq: {}, ttq: [], lintrk: null },
  {
    gtag: () => {
      throw new Error('broken')
    },
  },
])('tags that are missing or broken disturb nothing', (page) => {
  expect(() => pushConversion(page as VendorGlobals, config, lead, 'widget')).not.toThrow()
})

test('Google’s tag says what it calls this browser', () => {
  const ids: Record<string, string> = {}
  const gtag = (...[, , field, answer]: unknown[]) => (answer as (value: string) => void)(`the ${field}`)
  readGoogleClient({ gtag }, config, ids)
  expect(ids).toEqual({ ga: 'the client_id', gaSession: 'the session_id' })
  readGoogleClient({ gtag }, { vendors: {} }, ids)
})

test.for([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  [{}, false],
] as const)('a browser with %j refuses tracking: %s', ([navigator, refuses]) => {
  vi.stubGlobal('navigator', navigator)
  expect(refusesTracking()).toBe(refuses)
})
