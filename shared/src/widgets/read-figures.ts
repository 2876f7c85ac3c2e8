import type { Cents } from '../calculators/money.ts'
import { parseMoney } from '../calculators/parse-amount.ts'
import type { Language } from '../journeys/journey.ts'
import type { CalculatorResult } from '../submissions/calculator-result.ts'
import { affordabilityLabels } from './labels/affordability.ts'
import { homeSaleLabels } from './labels/home-sale.ts'
import { mortgageLabels, mortgageOwnerLabels } from './labels/mortgage.ts'

interface SubmittedFigures {
  /** What the visitor would borrow. */
  loanCents?: Cents
  /** What the visitor can spend on a home. */
  budgetCents?: Cents
}

/** Reads the amounts that matter to an agent from the results of a calculator, which browsers send as text. */
export function readFigures(type: string, language: Language, results: readonly CalculatorResult[]): SubmittedFigures {
  const { loan, budget } = amountLabels[type]?.(language) ?? {}
  const [loanCents, budgetCents] = [loan, budget].map((labels) => findAmount(results, labels))
  return { ...(loanCents && { loanCents }), ...(budgetCents && { budgetCents }) }
}

/** The labels of the main figures, the result first. Empty for what is no calculator. */
export const listFigureLabels = (type: string, language: Language): string[] => [
  ...new Set(mainLabels[type]?.(language)),
]

/** The label of a main figure in another language. */
export const translateFigureLabel = (type: string, label: string, from: Language, to: Language): string =>
  mainLabels[type]?.(to)[mainLabels[type](from).indexOf(label)] ?? label

type ByType<T> = Record<string, (language: Language) => T>

const amountLabels: ByType<{ loan: string[]; budget?: string[] }> = {
  MORTGAGE_CALC: (language) => ({
    loan: [mortgageLabels, mortgageOwnerLabels].map((labels) => labels[language].loanAmount),
  }),
  AFFORDABILITY_CALC: (language) => {
    const { price, loanAmount } = affordabilityLabels[language]
    return { loan: [loanAmount], budget: [price] }
  },
}

const mainLabels: ByType<string[]> = {
  MORTGAGE_CALC: (language) =>
    [mortgageLabels, mortgageOwnerLabels].flatMap((labels) => {
      const { payment, loan, loanAmount, cashToClose } = labels[language]
      return [payment, loan.price, loan.down, loanAmount, loan.apr, cashToClose]
    }),
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

function findAmount(results: readonly CalculatorResult[], labels: string[] = []): Cents | undefined {
  const cents = parseMoney(results.find(({ label }) => labels.includes(label))?.value ?? '')
  return typeof cents === 'number' && cents > 0 && cents <= highestPlausible ? cents : undefined
}
