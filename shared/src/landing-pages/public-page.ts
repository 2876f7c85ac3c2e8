import type { BrandingProof } from '../branding/proof.ts'
import type { PublicBrand } from '../branding/public-brand.ts'
import type { Language } from '../journeys/journey.ts'
import type { LayoutSettings, LayoutType } from './layout.ts'

/** The agent of a personal page, or the agency for an account page. */
export interface PageContact {
  name: string
  /** The agent's job title; empty for the agency. */
  title: string
  /** The URL of the agent's photo. */
  photo: string | null
  phone: string
  email: string
}

/** Everything needed to render a landing page. */
export interface PublicPage {
  pageId: string
  /** The version that is shown, while one is tested. */
  variant?: string | undefined
  /** The page of another website that began the visit. */
  referrer?: string | undefined
  url: string
  /** Whether search engines may index it. Personal pages are only for people who have the link. */
  isListed: boolean
  language: Language
  /** Whether the page is offered in Spanish. Its headings have to be. */
  isInSpanish: boolean
  layoutType: LayoutType
  settings: LayoutSettings
  /** The available widths of each uploaded picture, keyed by URL; its original width comes last. */
  widths?: Record<string, number[]>
  mediaTitle: string
  mediaDescription: string
  featuredImage: string
  brand: PublicBrand
  /** Figures and reviews of the brand. */
  proof: BrandingProof
  contact: PageContact
  /** The URLs of the frames that run tracking code: the page's own and the account's. */
  tracking: string[]
}
