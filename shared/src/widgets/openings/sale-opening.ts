import type { Figure } from '../../submissions/figure.ts'
import type { WidgetContent } from '../settings.ts'
import type { HomeSaleWords } from '../words/home-sale.ts'
import { type SaleInputs, saleBeginning } from './sale-inputs.ts'
import { type SaleStatement, saleStatement } from './sale-statement.ts'
import { saleTold } from './sale-told.ts'

/** The sale as the agency has set it, counted ahead. */
export interface SaleOpening {
  figures: SaleInputs
  statement: SaleStatement
  told: Figure[]
}

export function saleOpening(settings: WidgetContent<'HOME_SALE_CALC'>, words: HomeSaleWords): SaleOpening {
  const figures = saleBeginning(settings)
  const statement = saleStatement(figures, settings, words)
  return { figures, statement, told: saleTold(statement, words) }
}
