import { type BrowserConversions, toVendorUrl } from '@gable/shared/conversions/browser-conversions.ts'

type Call = (...call: unknown[]) => void
const page = window as unknown as Record<string, unknown>

/** Puts the vendors' own tags on our page, as their instructions say, with everything automatic switched off. */
export function loadTags({ vendors: { GA4, META, GOOGLE_ADS, TIKTOK, LINKEDIN }, sharesDetails }: BrowserConversions) {
  const google = [GA4?.id, GOOGLE_ADS?.id].filter((id) => id !== undefined)
  if (google[0]) loadGoogle(google[0], google, Boolean(sharesDetails))
  if (META) loadMeta(META.id)
  if (TIKTOK) loadTikTok(TIKTOK.id)
  if (LINKEDIN) loadLinkedIn(LINKEDIN.id)
}

function loadGoogle(first: string, ids: string[], sharesDetails: boolean) {
  const dataLayer: unknown[] = []
  page.dataLayer = dataLayer
  // Google's script recognizes calls by the arguments object, so this cannot be an array.
  const gtag = function () {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  } as Call
  page.gtag = gtag
  gtag('js', new Date())
  gtag('set', { page_location: toVendorUrl(location.href), allow_ad_personalization_signals: false })
  for (const id of ids)
    gtag('config', id, { send_page_view: false, ...(sharesDetails && { allow_enhanced_conversions: true }) })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${first}`)
}

function loadMeta(id: string) {
  const queue: unknown[] = []
  // Keeps the calls until Meta's script takes over.
  const fbq: Call & { callMethod?: Call } = (...call) => (fbq.callMethod ? fbq.callMethod(...call) : queue.push(call))
  Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0', disablePushState: true })
  page.fbq = page._fbq = fbq
  // Otherwise it reads buttons and fields of the page.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  addScript('https://connect.facebook.net/en_US/fbevents.js')
}

function loadTikTok(id: string) {
  const script = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  const queue: unknown[] = []
  const methods = ['page', 'track', 'identify', 'instances', 'on', 'off', 'once', 'ready', 'enableCookie'].map(
    (method) => [method, (...call: unknown[]) => queue.push([method, ...call])] as const,
  )
  page.TiktokAnalyticsObject = 'ttq'
  page.ttq = Object.assign(queue, {
    ...Object.fromEntries(methods),
    _i: { [id]: Object.assign([], { _u: script }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  })
  addScript(`${script}?sdkid=${id}&lib=ttq`)
}

function loadLinkedIn(id: string) {
  const q: unknown[] = []
  const lintrk = Object.assign((...call: unknown[]) => q.push(call), { q })
  Object.assign(page, { _linkedin_partner_id: id, _linkedin_data_partner_ids: [id], lintrk })
  addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js')
}

function addScript(src: string) {
  const script = document.createElement('script')
  Object.assign(script, { src, async: true })
  document.head.append(script)
}
