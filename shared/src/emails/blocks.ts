/** The blocks of an email, from top to bottom. Texts may contain merge fields. */
export type EmailBlock = { id: string } & EmailBlockSettings

export type EmailBlockSettings =
  | { type: 'HEADING'; text: string; align: BlockAlign }
  /** Paragraphs with the markup of inline-markup.ts: **bold**, _italic_, [link](https://…) and "- " for lists. */
  | { type: 'TEXT'; text: string; align: BlockAlign }
  | { type: 'IMAGE'; image: EmailImage | null; alt: string; link: EmailLink | null }
  | { type: 'BUTTON'; label: string; link: EmailLink; align: BlockAlign }
  | { type: 'DIVIDER' }
  | { type: 'SPACER'; height: number }
  /** The value of the contact's home, with its range and its change in a year. */
  | { type: 'HOME_VALUE'; title: string; buttonLabel: string }
  | { type: 'EQUITY'; title: string; buttonLabel: string }
  /** Homes that sold nearby. */
  | { type: 'COMPARABLES'; title: string; count: number; buttonLabel: string }
  /** Prices and sales in the contact's area. */
  | { type: 'MARKET'; title: string }
  | { type: 'AGENT'; text: string; showPhone: boolean; showEmail: boolean }
  /** With the offset of the place, such as 2026-06-06T13:00:00-04:00: the email shows the time on the clock there. */
  | { type: 'EVENT'; title: string; startsAt: string; endsAt: string; place: string; label: string; url: string }
  | { type: 'SOCIAL'; links: { network: SocialNetwork; url: string }[] }
  /** Two columns, which stack on a phone. */
  | { type: 'COLUMNS'; left: ColumnBlock[]; right: ColumnBlock[] }

export type EmailBlockType = EmailBlockSettings['type']
export type EmailBlockOf<T extends EmailBlockType> = Extract<EmailBlock, { type: T }>

/** Blocks that fit into half the width. */
export const columnBlockTypes = ['HEADING', 'TEXT', 'IMAGE', 'BUTTON', 'SPACER'] as const
export type ColumnBlock = EmailBlockOf<(typeof columnBlockTypes)[number]>

export const blockAligns = ['LEFT', 'CENTER'] as const
export type BlockAlign = (typeof blockAligns)[number]

/** An uploaded image, or a built-in scene by name. */
export type EmailImage = { kind: 'MEDIA'; url: string; width: number; height: number } | { kind: 'SCENE'; name: string }

/** Where a button or an image leads. */
export const emailLinkKinds = ['DASHBOARD', 'URL', 'LANDING_PAGE', 'EMAIL_AGENT', 'CALL_AGENT'] as const
export type EmailLinkKind = (typeof emailLinkKinds)[number]

export interface EmailLink {
  kind: EmailLinkKind
  /** The URL, or the id of the landing page. Empty for the other kinds. */
  value: string
}

export const socialNetworks = ['FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK', 'X'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const blockLabels: Record<EmailBlockType, string> = {
  HEADING: 'Heading',
  TEXT: 'Text',
  IMAGE: 'Image',
  BUTTON: 'Button',
  DIVIDER: 'Divider',
  SPACER: 'Spacer',
  HOME_VALUE: 'Home value',
  EQUITY: 'Home equity',
  COMPARABLES: 'Nearby sales',
  MARKET: 'Market figures',
  AGENT: 'Agent card',
  EVENT: 'Event',
  SOCIAL: 'Social links',
  COLUMNS: 'Two columns',
}

export const blockTypes = Object.keys(blockLabels) as EmailBlockType[]
