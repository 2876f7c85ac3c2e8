import type { LeadType } from '../activity/entry.ts'
import type { CommonLayout, LayoutSettingsOf, LayoutType, TabHero } from './layout.ts'

/** What a page says, before it belongs to a brand and leads anywhere. */
export type PageContent<T extends LayoutType> = T extends 'TABBED_WEBSITE_1'
  ? Omit<LayoutSettingsOf[T], keyof CommonLayout | 'tabs'> & { tabs: (Omit<TabHero, 'action'> & Leads)[] }
  : Omit<LayoutSettingsOf[T], keyof CommonLayout | 'action'> & Leads

interface Leads {
  /** The form it leads to at first. */
  leadType: LeadType
}

/** A beginning of a page. */
export interface PageBeginning<T extends LayoutType> {
  id: string
  layoutType: T
  name: string
  description: string
  content: PageContent<T>
}

export type AnyPageBeginning = { [T in LayoutType]: PageBeginning<T> }[LayoutType]
