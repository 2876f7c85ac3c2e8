import { readGoogleClient } from '@gable/shared/conversions/browser/google-client.ts'
import { attempt, type ConversionKind, pushConversion } from '@gable/shared/conversions/browser/push-conversion.ts'
import { refusesTracking } from '@gable/shared/conversions/browser/refuses-tracking.ts'
import type { VendorGlobals } from '@gable/shared/conversions/browser/vendor-globals.ts'
import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import type { Visit } from '../element/visit.ts'

/** Passes an event to the tags that the website itself has. It loads none, and nothing that was typed is in it. */
export function reportConversion(
  visit: Visit,
  config: BrowserConversions,
  kind: ConversionKind | 'click',
  eventId: string,
) {
  if (kind === 'click' || refusesTracking()) return
  const page = window as unknown as VendorGlobals
  if (!visit.clientIds) {
    visit.clientIds = {}
    readGoogleClient(page, config, visit.clientIds)
  }
  const { dataLayer } = page
  if (Array.isArray(dataLayer))
    attempt(() => dataLayer.push({ event: `gable_${kind}`, event_id: eventId, widget_id: visit.widgetId }))
  pushConversion(page, config, { kind, eventId }, 'widget')
}
