import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import { toSaleResults } from '@gable/shared/widgets/results/sale-results.ts'
import { calculateSaleStatement } from '@gable/shared/widgets/results/sale-statement.ts'

export type SaleWidget = Pick<PublicWidgetByType<'HOME_SALE_CALC'>, 'settings' | 'words'>

/** In the shape of `opening`, which the server calculates from the defaults. */
export function calculateSale(inputs: SaleInputs, { settings, words: labels }: SaleWidget) {
  const statement = calculateSaleStatement(inputs, settings, labels)
  return { statement, results: toSaleResults(statement, labels) }
}
