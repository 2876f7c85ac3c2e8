import type { SellingTimeline } from '../../forms/selling-timeline.ts'
import type { DetailField, FieldError } from '../contact-details.ts'

/**
 * Why a submission has to be sent again: no network, too many requests, a fault of the server, no server, or no answer in
 * time.
 */
export type RetryCause = 'offline' | 'busy' | 'fault' | 'unreachable' | 'slow'

/** Built-in texts of a journey. Pinned widget scripts read these keys from the API, so they must not change. */
export interface JourneyLabels {
  address: string
  addressHint: string
  suggested: string
  addressTitle: string
  /** Instead of `address` and `addressTitle`, for a property to sell. */
  sellingAddress: string
  sellingTitle: string
  /** {count} */
  suggestions: string
  suggestion: string
  noSuggestions: string
  timelineTitle: string
  timeline: Record<SellingTimeline, string>
  accept: string
  decline: string
  detailsTitle: string
  questionsTitle: string
  yes: string
  no: string
  /** For browsers without JavaScript: {question}, {answer} */
  onlyIf: string
  details: Record<DetailField, string>
  optional: string
  privacy: string
  terms: string
  next: string
  back: string
  send: string
  sending: string
  retrying: string
  retryingOffline: string
  retryingBusy: string
  /** While it is sent again, which older scripts call by the three above. */
  retryingBecause: Record<RetryCause, string>
  /** {step}, {steps} */
  progress: string
  thanks: string
  thanksAlone: string
  thanksText: string
  thanksAddress: string
  /** While the form loads, and if it fails to load. */
  opening: string
  notOpened: string
  failed: string
  /** When sending was given up. */
  failedBecause: Record<Exclude<RetryCause, 'busy'>, string>
  elsewhere: string
  /** Label of the text typed into a search that asks for no address. */
  lookedFor: string
  tooMany: string
  changed: string
  faults: Record<FieldError, string>
  gone: string
  leaveEmpty: string
  sample: string
  website: string
  marks: string
}
