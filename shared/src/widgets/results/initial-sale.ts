import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import type { WidgetContent } from '../settings.ts'
import { getDefaultSaleInputs, type SaleField, type SaleInputs } from './sale-inputs.ts'
import { toSaleResults } from './sale-results.ts'
import { calculateSaleStatement, type SaleStatement } from './sale-statement.ts'

/** The sale for the default inputs. Part of the public reply, so its keys are fixed. */
export interface InitialSale {
  figures: SaleInputs
  statement: SaleStatement
  /** Sent to the agent with the lead. */
  results: CalculatorResult[]
  /** The fields that the agency has set up. The other fields are under "more". */
  asked: SaleQuestion[]
}

interface SaleQuestion {
  name: SaleField
  unit: 'cents' | 'percent'
  title: string
  infoMessage: string
  /** Accessible name of the info button. */
  about: string
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

export function getInitialSale(settings: Settings, labels: HomeSaleLabels): InitialSale {
  const figures = getDefaultSaleInputs(settings)
  const statement = calculateSaleStatement(figures, settings, labels)
  const asked = listSaleQuestions(settings, labels)
  return { figures, statement, results: toSaleResults(statement, labels), asked }
}

function listSaleQuestions({ homeSale, mortgage, additionalCosts }: Settings, labels: HomeSaleLabels): SaleQuestion[] {
  const toQuestion = (name: SaleField, unit: SaleQuestion['unit'], { title, infoMessage }: QuestionTexts) => ({
    name,
    unit,
    title,
    infoMessage,
    about: labels.about.replace('{title}', title),
  })
  return [
    toQuestion('price', 'cents', homeSale),
    toQuestion('mortgage', 'cents', mortgage),
    ...additionalCosts.map((cost, index) => toQuestion(`additional${index + 1}` as SaleField, 'percent', cost)),
  ]
}

type QuestionTexts = Pick<SaleQuestion, 'title' | 'infoMessage'>
