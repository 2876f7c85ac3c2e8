import { LandingPageName } from '@gable/shared/landing-pages/landing-page.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'

export const pageNaming = {
  label: 'Landing Page Name',
  placeholder: 'eg. Home Value Leads',
  rules: LandingPageName,
}

export const pageConsequences = {
  clone: 'The new page begins with the same settings and counts from zero.',
  archive:
    'Archiving this landing page will make it inaccessible to your contacts. Please ensure to remove any links to this page from your website.',
}

/** How many are called: "Account Landing Pages". */
export const pagesOfOwner: Record<PageOwner, { one: string; many: string }> = {
  account: { one: 'Account Landing Page', many: 'Account Landing Pages' },
  personal: { one: 'Personal Landing Page', many: 'Personal Landing Pages' },
}

/** What the layouts are called. One of another version has no name here. */
export const layoutNames: Record<LayoutType, string> = {
  JOURNEY: 'Journey',
  WEBSITE_1: 'Website',
  TABBED_WEBSITE_1: 'Website with Tabs',
}
