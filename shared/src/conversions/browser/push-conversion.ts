import type { BrowserConversions } from '../browser-conversions.ts'
import type { VendorGlobals } from './vendor-globals.ts'

export type ConversionKind = 'view' | 'entrance' | 'submission'

interface Conversion {
  kind: ConversionKind
  /** Vendors recognize an event that also comes from the server by this id. For a lead it is the id of the submission. */
  eventId: string
}

/** Passes one event to the tags on the page, for the vendors that are on. Never throws. */
export function pushConversion(
  { gtag, fbq, ttq, lintrk }: VendorGlobals,
  { vendors: { GA4, META, GOOGLE_ADS, TIKTOK, LINKEDIN }, value }: BrowserConversions,
  { kind, eventId }: Conversion,
  surface: 'page' | 'widget',
) {
  const isLead = kind === 'submission'
  const worth = isLead && value !== undefined ? { value, currency: 'USD' } : {}
  const isPageView = kind === 'view' && surface === 'page'
  const name = kind === 'view' ? 'WidgetView' : kind === 'entrance' ? 'FormStart' : 'Lead'

  if (GA4 && !(isLead && GA4.isServerSide))
    attempt(() =>
      gtag?.('event', isPageView ? 'page_view' : googleNames[kind], { send_to: GA4.id, event_id: eventId, ...worth }),
    )
  if (GOOGLE_ADS && isLead)
    attempt(() =>
      gtag?.('event', 'conversion', {
        send_to: `${GOOGLE_ADS.id}/${GOOGLE_ADS.conversionId}`,
        transaction_id: eventId,
        ...worth,
      }),
    )
  if (META)
    attempt(() =>
      isPageView
        ? fbq?.('track', 'PageView', {}, { eventID: eventId })
        : fbq?.(isLead ? 'track' : 'trackCustom', name, worth, { eventID: eventId }),
    )
  if (TIKTOK) attempt(() => (isPageView ? ttq?.page() : ttq?.track(name, worth, { event_id: eventId })))
  if (LINKEDIN && isLead && !LINKEDIN.isServerSide)
    attempt(() => lintrk?.('track', { conversion_id: Number(LINKEDIN.conversionId), event_id: eventId }))
}

const googleNames = { view: 'widget_view', entrance: 'form_start', submission: 'generate_lead' }

/** A tag that fails, or that is no function, must not disturb anything. */
export function attempt(call: () => void) {
  try {
    call()
  } catch {}
}
