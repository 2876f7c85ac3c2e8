import type { LeadType } from '../activity/entry.ts'
import type { CommonLayout, LayoutSettingsOf, LayoutType, TabHero } from './layout.ts'

/** The settings of a layout without the parts that depend on the account: its brand and forms. */
type PageContent<T extends LayoutType> = T extends 'TABBED_WEBSITE_1'
  ? Omit<LayoutSettingsOf[T], keyof CommonLayout | 'backgroundFocus' | 'tabs'> & {
      tabs: (Omit<TabHero, 'action'> & WithLeadType)[]
    }
  : Omit<LayoutSettingsOf[T], keyof CommonLayout | 'backgroundFocus' | 'action'> & WithLeadType

interface WithLeadType {
  /** Selects the account's form for new pages. */
  leadType: LeadType
}

export interface PageTemplate<T extends LayoutType> {
  id: string
  layoutType: T
  name: string
  description: string
  content: PageContent<T>
}

export type AnyPageTemplate = { [T in LayoutType]: PageTemplate<T> }[LayoutType]
