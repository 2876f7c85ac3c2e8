import type { PublicBrand } from '../branding/public-brand.ts'
import type { Language } from '../journeys/journey.ts'
import type { LayoutSettings, LayoutType } from './layout.ts'

/** Who answers: of a personal page the agent, of the account's the agency. */
export interface PageCard {
  name: string
  phone: string
  email: string
}

/** All that a landing page is drawn from. */
export interface ShownPage {
  pageId: string
  /** Where visitors find it. */
  url: string
  /** Only the account's pages are for search engines: an agent's own are for those who were given the address. */
  isListed: boolean
  language: Language
  layoutType: LayoutType
  settings: LayoutSettings
  /** By its address the widths in which an uploaded picture is kept, its own the last. */
  widths?: Record<string, number[]>
  mediaTitle: string
  mediaDescription: string
  featuredImage: string
  brand: PublicBrand
  card: PageCard
  /** Where frames with code of the agency's are: of the page itself, and of the account. */
  tracking: string[]
}
