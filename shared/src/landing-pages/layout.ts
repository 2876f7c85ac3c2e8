import type { FormAction } from '../assets/asset.ts'

export const layoutTypes = ['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const
export type LayoutType = (typeof layoutTypes)[number]

/** A newer version may have stored a page with a layout that this version does not know. */
export const isLayoutType = (type: string): type is LayoutType => layoutTypes.some((layout) => layout === type)

/** The settings of a page, by layout. */
export interface LayoutSettingsOf {
  JOURNEY: JourneyLayout
  WEBSITE_1: WebsiteLayout
  TABBED_WEBSITE_1: TabbedLayout
}

export type LayoutSettings = LayoutSettingsOf[LayoutType]

/** A search bar with its texts, and the form it leads to. */
export interface SearchHero {
  heading: string
  subHeading: string
  searchBarText: string
  /** Null until a form is chosen; saving requires one. */
  action: FormAction | null
}

export interface PageStep {
  title: string
  text: string
}

export interface PageQuestion {
  question: string
  answer: string
}

/** The agency's own Spanish for a text of its page. It applies for as long as the text stays the same. */
export interface SpanishText {
  text: string
  spanish: string
}

/** The parts below the search bar. Each can be hidden. */
export interface PageParts {
  /** The figures and reviews of the brand, if it has any. */
  showsProof: boolean
  showsSteps: boolean
  steps: PageStep[]
  /** The photo of the agent in the contact card. */
  showsPortrait: boolean
  showsQuestions: boolean
  questions: PageQuestion[]
  spanishTexts: SpanishText[]
}

export interface CommonLayout extends PageParts {
  brandingId: string
  /** The style of the contact card and of the footer. Each has one option today. */
  signature: 'default'
  footer: 'website'
}

export interface JourneyLayout extends CommonLayout, SearchHero {
  buttonLabel: string
}

export interface FocusPoint {
  x: number
  y: number
}

interface Backdrop {
  /** The name of a scene, or the URL of an uploaded picture. */
  backgroundImage: string
  /** The point of an uploaded picture that stays visible on every screen, in percent from the upper left. */
  backgroundFocus: FocusPoint
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

export const maxTabs = 5

/** Settings that every layout has: the link preview and the tracking code. */
export interface GeneralSettings {
  mediaTitle: string
  mediaDescription: string
  /** The URL of an uploaded picture, or empty. */
  featuredImage: string
  trackingCode: string
}

export const emptyGeneralSettings: GeneralSettings = {
  mediaTitle: '',
  mediaDescription: '',
  featuredImage: '',
  trackingCode: '',
}
