import type { BrowserConversions } from '../browser-conversions.ts'
import { attempt } from './push-conversion.ts'
import type { VendorGlobals } from './vendor-globals.ts'

/** Asks Google's tag what it calls this browser, so that a lead from the server joins the visit. Fills in `ids`. */
export function readGoogleClient(
  { gtag }: VendorGlobals,
  { vendors }: BrowserConversions,
  ids: Record<string, string>,
) {
  const measurementId = vendors.GA4?.id
  if (!measurementId) return
  const read = (field: string, name: string) =>
    attempt(() =>
      gtag?.('get', measurementId, field, (value: unknown) => {
        ids[name] = String(value ?? '')
      }),
    )
  read('client_id', 'ga')
  read('session_id', 'gaSession')
}
