import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import { saleStatement } from '@gable/shared/widgets/openings/sale-statement.ts'
import { saleTold } from '@gable/shared/widgets/openings/sale-told.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'

/** What comes of the figures as they are now. */
export function counted(figures: SaleInputs, { settings, words }: ShownWidgetOf<'HOME_SALE_CALC'>) {
  const statement = saleStatement(figures, settings, words)
  return { statement, told: saleTold(statement, words) }
}
