import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { WidgetContent } from '../settings.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import { type SaleField, type SaleInputs, getDefaultSaleInputs } from './sale-inputs.ts'
import { type SaleStatement, calculateSaleStatement } from './sale-statement.ts'
import { toSaleResults } from './sale-results.ts'

/** The sale as the agency has set it, counted ahead. */
export interface InitialSale {
  figures: SaleInputs
  statement: SaleStatement
  told: CalculatorResult[]
  /** What is asked at first: what the agency has named. */
  asked: SaleQuestion[]
}

export interface SaleQuestion {
  name: SaleField
  unit: 'cents' | 'percent'
  title: string
  infoMessage: string
  /** What the information is called. */
  about: string
}

export function getInitialSale(settings: Settings, words: HomeSaleLabels): InitialSale {
  const figures = getDefaultSaleInputs(settings)
  const statement = calculateSaleStatement(figures, settings, words)
  return { figures, statement, told: toSaleResults(statement, words), asked: listSaleQuestions(settings, words) }
}

function listSaleQuestions({ homeSale, mortgage, additionalCosts }: Settings, words: HomeSaleLabels): SaleQuestion[] {
  const asked = (name: SaleField, unit: SaleQuestion['unit'], { title, infoMessage }: AskedOf) => ({
    ...{ name, unit, title, infoMessage },
    about: words.about.replace('{title}', title),
  })
  return [
    asked('price', 'cents', homeSale),
    asked('mortgage', 'cents', mortgage),
    ...additionalCosts.map((cost, index) => asked(`additional${index + 1}` as SaleField, 'percent', cost)),
  ]
}

type AskedOf = Pick<SaleQuestion, 'title' | 'infoMessage'>
type Settings = WidgetContent<'HOME_SALE_CALC'>
