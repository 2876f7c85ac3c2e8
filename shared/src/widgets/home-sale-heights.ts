import { getCalculatorHeights } from './calculator-heights.ts'
import type { Heights } from './reserved-height.ts'
import type { HomeSaleSettings } from './settings.ts'

type Settings = Pick<HomeSaleSettings, 'heading' | 'subHeading' | 'disclosure' | 'mortgage' | 'additionalCosts'>

/** Each visible cost adds a statement line and a field. In wide windows the taller of the two columns decides. */
export function getHomeSaleHeights(settings: Settings): Heights {
  const titles = [settings.mortgage, ...settings.additionalCosts.filter(({ showCost }) => showCost)].map(
    ({ title }) => title,
  )
  const statement = titles.length * line + titles.filter(({ length }) => length > lineCharacters).length * secondLine
  const pairedFields = field * Math.ceil((titles.length + 2) / 2)
  const narrow = 480 + statement + field * titles.length
  return getCalculatorHeights(settings, {
    narrow: [narrow, narrow, narrow],
    wide: 187 + Math.max(177 + statement, 132 + field * titles.length),
    widest: 171 + Math.max(177 + titles.length * line, 48 + pairedFields),
  })
}

const [line, secondLine, field] = [45, 24, 84]

/** A title up to this length fits on one line with its amount. */
const lineCharacters = 20
