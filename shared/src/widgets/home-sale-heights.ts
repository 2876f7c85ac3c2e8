import { getCalculatorHeights } from './calculator-heights.ts'
import type { Heights } from './reserved-height.ts'
import type { HomeSaleSettings } from './settings.ts'

type Settings = Pick<HomeSaleSettings, 'heading' | 'subHeading' | 'disclosure' | 'mortgage' | 'additionalCosts'>

/** Each cost that is shown has a line in the statement and a field; in wide windows the higher of the two columns counts. */
export function getHomeSaleHeights(settings: Settings): Heights {
  const titles = [settings.mortgage, ...settings.additionalCosts.filter(({ showCost }) => showCost)].map(
    ({ title }) => title,
  )
  const statement = titles.length * line + titles.filter(({ length }) => length > lineLetters).length * secondLine
  const beside = field * Math.ceil((titles.length + 2) / 2)
  return getCalculatorHeights(settings, {
    narrow: 480 + statement + field * titles.length,
    wide: 187 + Math.max(177 + statement, 132 + field * titles.length),
    widest: 171 + Math.max(177 + titles.length * line, 48 + beside),
  })
}

const [line, secondLine, field] = [45, 24, 84]

/** So long a title stands beside its amount in one line. */
const lineLetters = 20
