import type { Figure } from '../../submissions/figure.ts'
import type { WidgetContent } from '../settings.ts'
import type { HomeSaleWords } from '../words/home-sale.ts'
import { type SaleField, type SaleInputs, saleBeginning } from './sale-inputs.ts'
import { type SaleStatement, saleStatement } from './sale-statement.ts'
import { saleTold } from './sale-told.ts'

/** The sale as the agency has set it, counted ahead. */
export interface SaleOpening {
  figures: SaleInputs
  statement: SaleStatement
  told: Figure[]
  /** What is asked at first: what the agency has named. */
  asked: AskedOfSale[]
}

export interface AskedOfSale {
  name: SaleField
  unit: 'cents' | 'percent'
  title: string
  infoMessage: string
  /** What the information is called. */
  about: string
}

export function saleOpening(settings: Settings, words: HomeSaleWords): SaleOpening {
  const figures = saleBeginning(settings)
  const statement = saleStatement(figures, settings, words)
  return { figures, statement, told: saleTold(statement, words), asked: askedOf(settings, words) }
}

function askedOf({ homeSale, mortgage, additionalCosts }: Settings, words: HomeSaleWords): AskedOfSale[] {
  const asked = (name: SaleField, unit: AskedOfSale['unit'], { title, infoMessage }: AskedOf) => ({
    ...{ name, unit, title, infoMessage },
    about: words.about.replace('{title}', title),
  })
  return [
    asked('price', 'cents', homeSale),
    asked('mortgage', 'cents', mortgage),
    ...additionalCosts.map((cost, index) => asked(`additional${index + 1}` as SaleField, 'percent', cost)),
  ]
}

type AskedOf = Pick<AskedOfSale, 'title' | 'infoMessage'>
type Settings = WidgetContent<'HOME_SALE_CALC'>
