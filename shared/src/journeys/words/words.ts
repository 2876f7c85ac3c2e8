import type { SellingTimeline } from '../../forms/selling-timeline.ts'
import type { DetailField, Fault } from '../details.ts'

/** Every word of a journey that the agency has not written itself. */
export interface Words {
  address: string
  addressHint: string
  suggested: string
  addressTitle: string
  /** The same of a home that may be sold before another one is bought. */
  sellingAddress: string
  sellingTitle: string
  /** {count} addresses were found for what was typed. */
  suggestions: string
  suggestion: string
  noSuggestions: string
  timelineTitle: string
  timeline: Record<SellingTimeline, string>
  accept: string
  decline: string
  detailsTitle: string
  details: Record<DetailField, string>
  optional: string
  privacy: string
  terms: string
  next: string
  back: string
  send: string
  sending: string
  retrying: string
  /** {step} of {steps}. */
  progress: string
  thanks: string
  thanksAlone: string
  thanksText: string
  thanksAddress: string
  /** The form is on its way, and then that it did not come. */
  opening: string
  notOpened: string
  failed: string
  elsewhere: string
  /** Before what was typed into a search that asked for no home. */
  lookedFor: string
  tooMany: string
  changed: string
  faults: Record<Fault, string>
  gone: string
  leaveEmpty: string
  sample: string
  website: string
  marks: string
}
