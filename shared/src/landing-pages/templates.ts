import type { LayoutType } from './layout.ts'
import type { AnyPageTemplate } from './template.ts'
import { journeyTemplates } from './templates/journey.ts'
import { tabbedTemplates } from './templates/tabbed.ts'
import { websiteTemplates } from './templates/website.ts'

const templatesByLayout = {
  JOURNEY: journeyTemplates,
  WEBSITE_1: websiteTemplates,
  TABBED_WEBSITE_1: tabbedTemplates,
}

export const pageTemplates: readonly AnyPageTemplate[] = Object.values(templatesByLayout).flat()

/** The template that supplies default settings for a layout. */
export const defaultTemplateOf = <T extends LayoutType>(layout: T): (typeof templatesByLayout)[T][0] =>
  templatesByLayout[layout][0]
