import type { LayoutType } from './layout.ts'
import type { AnyPageBeginning } from './template.ts'
import { journeyBeginnings } from './templates/journey.ts'
import { tabbedBeginnings } from './templates/tabbed.ts'
import { websiteBeginnings } from './templates/website.ts'

const beginningsOf = {
  JOURNEY: journeyBeginnings,
  WEBSITE_1: websiteBeginnings,
  TABBED_WEBSITE_1: tabbedBeginnings,
}

export const pageBeginnings: readonly AnyPageBeginning[] = Object.values(beginningsOf).flat()

/** What a page of this layout says where nobody has said anything else. */
export const firstPageOf = <T extends LayoutType>(layout: T): (typeof beginningsOf)[T][0] => beginningsOf[layout][0]
