import type { ClickIds } from '@gable/shared/traffic/click-ids.ts'

/** A lead as vendors hear of it. */
export interface LeadEvent {
  /** The same id as in the visitor's browser. */
  eventId: string
  at: Date
  isTest: boolean
  page: string | undefined
  referrer: string | undefined
  clickIds: ClickIds
  userAgent: string
  /** What the browser is known by at the vendors. */
  clientIds: Record<string, string>
  visitId: string
  leadType: string
  /** In US dollars. */
  value: number | undefined
  /** Hashed. Only with consent. */
  details: {
    email?: string | undefined
    /** Google writes emails in a way of its own before it hashes them. */
    googleEmail?: string | undefined
    phoneDigits?: string | undefined
    phoneE164?: string | undefined
  }
}

interface VendorAccount {
  origin: string
  id: string
  conversionId: string
  customerId: string
  actionId: string
  testCode: string
  token: string
}

/** An access token that works for some time, or why there is none. `isOver` says that the credentials no longer work. */
export type Access = { token: string } | { error: string; isOver: boolean }

export interface VendorRequest {
  url: string
  headers?: Record<string, string>
  body: object
}

/** What the answer of a vendor means. `message` is the vendor's own, for people. */
type VendorAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused'; message?: string | undefined; isToken?: boolean }
  | { kind: 'busy'; message?: string | undefined }

export interface Vendor {
  /** Recognizes an event that is sent again by its id. */
  recognizesRepeats: boolean
  /** Why the event cannot be sent, or the request. */
  toRequest(event: LeadEvent, account: VendorAccount): VendorRequest | { skipped: string }
  /** Reads the body of an answer. Undefined if the status says it all. */
  parseAnswer(status: number, body: unknown): VendorAnswer | undefined
}
