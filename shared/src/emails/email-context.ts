import type { PublicBrand } from '../branding/public-brand.ts'
import type { MergeValues } from '../content/merge-fields.ts'

/** What is the same for all recipients of an email. */
export interface EmailSender {
  brand: PublicBrand
  /** The origin that images are loaded from. */
  origin: string
  /** The postal address that the law requires in every marketing email. */
  postalAddress: string
}

/** What one recipient sees of their own. */
export interface EmailRecipient {
  values: MergeValues
  agent: EmailAgent
  home: EmailHome | null
  links: EmailRecipientLinks
}

export interface EmailAgent {
  fullName: string
  title: string
  photoUrl: string | null
  email: string
  phone: string
}

/** Figures of the recipient's home, in whole dollars. A block without its figures is left out of the email. */
export interface EmailHome {
  address: string
  estimate: { value: number; low: number; high: number; changePercent: number | null } | null
  /** Null for contacts who opted out of marketing. */
  equity: { amount: number; loanBalance: number } | null
  /** Without prices for contacts who opted out of marketing. */
  comparables: {
    address: string
    soldOn: string
    price: number | null
    facts: string
    /** What the MLS of the listing requires beside it. */
    credit?: string | undefined
  }[]
  market: {
    place: string
    medianPrice: number
    changePercent: number | null
    daysOnMarket: number | null
    sales: number
  } | null
}

export interface EmailRecipientLinks {
  /** The address of the link at position 0 is this and `0`; it records the click. Null in previews, whose links are direct. */
  clickBase: string | null
  unsubscribe: string
  preferences: string
  /** The invisible image that records the opening. Null in previews. */
  openPixel: string | null
}

/** The subject, the HTML and the plain text of one email. */
export interface FilledEmail {
  subject: string
  html: string
  text: string
}
