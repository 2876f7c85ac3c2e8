import type { Cents } from '../calculators/money.ts'
import { parseMoney } from '../calculators/parse-amount.ts'
import type { Language } from '../journeys/journey.ts'
import type { CalculatorResult } from '../submissions/calculator-result.ts'
import { affordabilityLabels } from './labels/affordability.ts'
import { homeSaleLabels } from './labels/home-sale.ts'
import { mortgageLabels } from './labels/mortgage.ts'

export interface SubmittedFigures {
  /** What the visitor would borrow. */
  loanCents?: Cents
  /** What the visitor can spend on a home. */
  budgetCents?: Cents
}

/** Reads the amounts that matter to an agent from the results of a calculator, which browsers send as text. */
export function readFigures(type: string, language: Language, results: readonly CalculatorResult[]): SubmittedFigures {
  const { loan, budget } = amountLabels[type]?.(language) ?? {}
  const [loanCents, budgetCents] = [loan, budget].map((label) => findAmount(results, label))
  return { ...(loanCents && { loanCents }), ...(budgetCents && { budgetCents }) }
}

/** The labels of the main figures, the result first. Empty for what is no calculator. */
export const listFigureLabels = (type: string, language: Language): string[] => mainLabels[type]?.(language) ?? []

type ByType<T> = Record<string, (language: Language) => T>

const amountLabels: ByType<{ loan: string; budget?: string }> = {
  MORTGAGE_CALC: (language) => ({ loan: mortgageLabels[language].loanAmount }),
  AFFORDABILITY_CALC: (language) => {
    const { price, loanAmount } = affordabilityLabels[language]
    return { loan: loanAmount, budget: price }
  },
}

const mainLabels: ByType<string[]> = {
  MORTGAGE_CALC: (language) => {
    const { payment, loan, loanAmount } = mortgageLabels[language]
    return [payment, loan.price, loan.down, loanAmount, loan.apr]
  },
  AFFORDABILITY_CALC: (language) => {
    const { price, perMonth, loan, loanAmount } = affordabilityLabels[language]
    return [price, perMonth, loan.down, loanAmount, loan.apr]
  },
  HOME_SALE_CALC: (language) => {
    const { net, costs } = homeSaleLabels[language]
    return [net, costs]
  },
}

const highestPlausible: Cents = 1_000_000_000_00

function findAmount(results: readonly CalculatorResult[], label: string | undefined): Cents | undefined {
  const cents = parseMoney(results.find((result) => result.label === label)?.value ?? '')
  return typeof cents === 'number' && cents > 0 && cents <= highestPlausible ? cents : undefined
}
