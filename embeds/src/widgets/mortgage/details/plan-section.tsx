import type { Language } from '@gable/shared/journeys/journey.ts'
import type { MortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { ResultLines } from '../../../calculator/details/result-lines.tsx'
import { NumberField } from '../../../calculator/number-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { buildPlanLines } from './plan-lines.ts'

interface PlanSectionProps {
  calculator: Calculator<MortgageInputs>
  labels: MortgageLabels
  language: Language
}

/** Extra payments and adjustable rates. */
export function PlanSection({ calculator, labels, language }: PlanSectionProps) {
  return (
    <>
      <p class="small">{labels.planLead}</p>
      <div class="fields">
        <NumberField calculator={calculator} name="extraMonthly" label={labels.extraMonthly} />
        <NumberField calculator={calculator} name="oneTimeAmount" label={labels.oneTimeAmount} />
        <NumberField calculator={calculator} name="oneTimeMonth" label={labels.oneTimeAfter} unit="months" />
        <NumberField calculator={calculator} name="adjustsAfter" label={labels.fixedFor} unit="months" />
        {calculator.inputs.value.adjustsAfter > 0 && (
          <NumberField calculator={calculator} name="adjustedApr" label={labels.adjustedApr} unit="percent" />
        )}
      </div>
      <ResultLines
        lines={buildPlanLines(calculator.validInputs.value, labels, { language, today: new Date() })}
        labels={labels}
      />
    </>
  )
}
