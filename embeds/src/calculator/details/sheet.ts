import { type Bounds, type Fault, faultOf } from '@gable/shared/calculators/bounds.ts'
import { parseMoney, parsePercent, type Unread } from '@gable/shared/calculators/typed-amount.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { fillIn } from '../../journeys/fill-in.ts'
import type { Changing, Sheet } from '../use-calculator.ts'
import { writeFigure } from '../write-figure.ts'

/** How one figure is typed. */
export interface Typing extends Bounds {
  /** What it is where nothing is typed. Without it nothing is a fault. */
  blank?: number
  /** Another way of saying the same: what is typed into one replaces what was typed into the other. */
  partner?: string
}

/** What a calculator makes of what is typed. */
export interface Rules<F> {
  typed: Readonly<Record<string, Typing>>
  faults: CalculatorWords['faults']
  /** Lets what follows from a changed figure follow. */
  settle(figures: F, changed: string): F
  /** What is wrong between figures that are right by themselves, by the field under which it is said. */
  check(figures: F): Record<string, string>
}

export const changingBy =
  <F extends object>(rules: Rules<F>): Changing<F> =>
  (sheet, change) => {
    if ('typed' in change) return typeInto(sheet, rules, change.typed, change.text)
    if ('left' in change) return leave(sheet, rules, change.left)
    return choose(sheet, rules, change.chosen)
  }

function typeInto<F extends object>(sheet: Sheet<F>, rules: Rules<F>, name: string, text: string): Sheet<F> {
  const typing = rules.typed[name] as Typing
  const texts = { ...sheet.texts, [name]: text }
  if (typing.partner) delete texts[typing.partner]
  const value = read(text, typing)
  const now = typeof value === 'number' ? rules.settle({ ...sheet.now, [name]: value }, name) : sheet.now
  return judged({ ...sheet, texts, now }, rules)
}

/** The visitor has left the field: what can be used is written as figures are written. */
function leave<F extends object>(sheet: Sheet<F>, rules: Rules<F>, name: string): Sheet<F> {
  const { [name]: text = '', ...texts } = sheet.texts
  return typeof read(text, rules.typed[name] as Typing) === 'number' ? { ...sheet, texts } : sheet
}

/** What is chosen instead of typed. */
function choose<F extends object>(sheet: Sheet<F>, rules: Rules<F>, chosen: Partial<F>): Sheet<F> {
  let { now } = sheet
  const texts = { ...sheet.texts }
  for (const [name, value] of Object.entries(chosen)) {
    now = rules.settle({ ...now, [name]: value }, name)
    delete texts[name]
  }
  return judged({ ...sheet, texts, now }, rules)
}

function judged<F extends object>({ texts, now, good }: Sheet<F>, rules: Rules<F>): Sheet<F> {
  const faults: Record<string, string> = rules.check(now)
  for (const [name, text] of Object.entries(texts)) {
    const typing = rules.typed[name] as Typing
    const value = read(text, typing)
    if (typeof value === 'string') {
      const limit = writeFigure(value === 'low' ? typing.min : typing.max, typing.unit)
      faults[name] = fillIn(rules.faults[value], { limit })
    }
  }
  return { texts, now, faults, good: Object.keys(faults).length ? good : now }
}

function read(text: string, typing: Typing): number | Exclude<Fault, 'missing'> | Unread {
  const { unit, blank } = typing
  const value = unit === 'cents' ? parseMoney(text) : parsePercent(text)
  if (value === 'empty' && blank !== undefined) return blank
  if (typeof value === 'string') return value
  // Seven twelfths of a year are seven months, which binary fractions and three digits miss by a hair.
  const months = Math.round(value * 12)
  const exact = unit !== 'months' ? value : Math.abs(months - value * 12) < 0.01 ? months : value * 12
  return (faultOf(exact, typing) as Exclude<Fault, 'missing'> | undefined) ?? exact
}
