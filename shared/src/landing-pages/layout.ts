import type { FormAction } from '../assets/subject.ts'

export const layoutTypes = ['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const
export type LayoutType = (typeof layoutTypes)[number]

/** Another version may have stored a page of a layout that this one does not know. */
export const isLayoutType = (type: string): type is LayoutType => layoutTypes.some((layout) => layout === type)

/** What can be set of a page's looks and words, by its layout. */
export interface LayoutSettingsOf {
  JOURNEY: JourneyLayout
  WEBSITE_1: WebsiteLayout
  TABBED_WEBSITE_1: TabbedLayout
}

export type LayoutSettings = LayoutSettingsOf[LayoutType]

/** Words beside a search bar, and the form that it leads to. */
export interface SearchHero {
  heading: string
  subHeading: string
  searchBarText: string
  /** Null while none was chosen: it cannot be saved so. */
  action: FormAction | null
}

export interface CommonLayout {
  brandingId: string
  /** Whose card closes the page, and which foot it stands on. There is one choice of each. */
  signature: 'default'
  footer: 'website'
}

export interface JourneyLayout extends CommonLayout, SearchHero {
  buttonLabel: string
}

export interface Backdrop {
  /** The name of one of our own pictures, or the id of one that was uploaded. */
  backgroundImage: string
  videoEnabled: boolean
  videoEmbedCode: string
}

export interface WebsiteLayout extends CommonLayout, Backdrop, SearchHero {
  buttonText: string
}

export interface TabHero extends SearchHero {
  title: string
  buttonText: string
}

export interface TabbedLayout extends CommonLayout, Backdrop {
  tabs: TabHero[]
}

export const tabsMaximum = 5

/** What others see of a page before they open it, and what the agency measures on it. */
export interface GeneralSettings {
  mediaTitle: string
  mediaDescription: string
  /** The id of an uploaded picture, or nothing. */
  featuredImage: string
  trackingCode: string
}

export const emptyGeneralSettings: GeneralSettings = {
  mediaTitle: '',
  mediaDescription: '',
  featuredImage: '',
  trackingCode: '',
}
