import type { Variant } from './shown-variant.ts'

/** What a tagged link and the page before it say about a visit, as the browser reads it. */
export interface VisitReferral {
  campaign?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  /** The site that linked here, never its page. */
  referrer?: string | undefined
  /** Tablets that call themselves computers have a touch screen. */
  hasTouch?: boolean | undefined
  /** The version of the page that is shown, while one is tested. */
  variant?: string | undefined
}

export const devices = ['PHONE', 'TABLET', 'COMPUTER', 'OTHER'] as const
export type Device = (typeof devices)[number]

/** Where a visit came from and on what it was made. A part that is missing is known to be none. */
export interface Traffic {
  campaign?: string
  source?: string
  medium?: string
  referrer?: string
  device?: string
  /** The version that the visitor saw while a test ran. */
  splitTestId?: string
  variant?: Variant
}

/** Stands for what was not recorded. */
export const notRecorded = '?'

/** Stands for all values past the limit of a day. */
export const otherTraffic = '*'

export const referralParts = ['campaign', 'source', 'medium', 'referrer'] as const

/** By what visits can be broken down. */
export const trafficDimensions = ['campaign', 'source', 'referrer', 'device'] as const
export type TrafficDimension = (typeof trafficDimensions)[number]
