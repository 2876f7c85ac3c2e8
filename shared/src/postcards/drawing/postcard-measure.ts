import { table as display } from './font-tables/display.ts'
import { table as hand } from './font-tables/hand.ts'
import { table as sans } from './font-tables/sans.ts'
import { table as sansBold } from './font-tables/sans-bold.ts'
import { table as serif } from './font-tables/serif.ts'
import { table as serifBold } from './font-tables/serif-bold.ts'
import { createPostcardMeasure } from './measure.ts'

/** The tables are 27 kB compressed, so browsers load this when they need it. See load-measure.ts. */
export const postcardMeasure = createPostcardMeasure({
  sans,
  'sans-bold': sansBold,
  serif,
  'serif-bold': serifBold,
  display,
  hand,
})
