import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'

interface DetailsProps {
  calculator: Calculator<MortgageFigures>
  shown: ShownWidgetOf<'MORTGAGE_CALC'>
  isOpen: boolean
}

/** All that is not needed at first. */
export function Details({ calculator, shown: { words }, isOpen }: DetailsProps) {
  if (!isOpen) return null
  return (
    <div class="asked">
      <FigureField calculator={calculator} name="taxRate" label={words.loan.taxRate} unit="percent" />
      <FigureField calculator={calculator} name="taxYearly" label={words.loan.taxYearly} />
      <FigureField calculator={calculator} name="insuranceYearly" label={words.loan.insuranceYearly} />
      <FigureField calculator={calculator} name="hoaMonthly" label={words.loan.hoaMonthly} />
    </div>
  )
}
