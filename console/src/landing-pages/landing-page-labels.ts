import { LandingPageName } from '@gable/shared/landing-pages/landing-page.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'

export const namingOptions = {
  label: 'Landing Page Name',
  placeholder: 'eg. Home Value Leads',
  schema: LandingPageName,
}

export const actionDescriptions = {
  clone: 'The new page has the same settings. Its statistics start at zero.',
  archive:
    'Archiving this landing page will make it inaccessible to your contacts. Please ensure to remove any links to this page from your website.',
}

/** The singular and plural names, such as "Account Landing Pages". */
export const ownerLabels: Record<PageOwner, { singular: string; plural: string }> = {
  account: { singular: 'Account Landing Page', plural: 'Account Landing Pages' },
  personal: { singular: 'Personal Landing Page', plural: 'Personal Landing Pages' },
}

export const layoutNames: Record<LayoutType, string> = {
  JOURNEY: 'Journey',
  WEBSITE_1: 'Website',
  TABBED_WEBSITE_1: 'Website with Tabs',
}
