import { readGoogleClient } from '@gable/shared/conversions/browser/google-client.ts'
import { type ConversionKind, pushConversion } from '@gable/shared/conversions/browser/push-conversion.ts'
import { refusesTracking } from '@gable/shared/conversions/browser/refuses-tracking.ts'
import type { VendorGlobals } from '@gable/shared/conversions/browser/vendor-globals.ts'
import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import { asksForSharing } from '@gable/shared/conversions/sharing-consent.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { hashDetails } from './hash-details.ts'
import { loadTags } from './load-tags.ts'

/** Loads the tags of the vendors that are on, and passes events to them. Undefined if the browser refuses tracking. */
export function startReporter(config: BrowserConversions) {
  if (refusesTracking()) return undefined
  hideTypedAddress()
  loadTags(config)
  const page = window as unknown as VendorGlobals
  const googleIds: Record<string, string> = {}
  readGoogleClient(page, config, googleIds)
  return {
    async report(kind: ConversionKind, eventId: string, submission?: VisitorSubmission) {
      if (submission && config.sharesDetails && asksForSharing(submission.consent.wording)) {
        const user_data = await hashDetails(submission.details)
        if (user_data && config.vendors.GOOGLE_ADS) page.gtag?.('set', 'user_data', user_data)
      }
      pushConversion(page, config, { kind, eventId }, 'page')
    },
    getClientIds: () => ({ ...googleIds, ...readCookies({ fbp: '_fbp', ttp: '_ttp' }) }),
  }
}

/** Tags report the URL of the page, which may hold the address that a visitor typed on the page before. */
function hideTypedAddress() {
  const url = new URL(location.href)
  if (!url.searchParams.has('address')) return
  url.searchParams.delete('address')
  history.replaceState(history.state, '', url)
}

/** Cookies that vendors' own tags set on this page. */
const readCookies = (names: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, cookie]) => {
      const value = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
      return value ? [[name, value.slice(cookie.length + 1)]] : []
    }),
  )
