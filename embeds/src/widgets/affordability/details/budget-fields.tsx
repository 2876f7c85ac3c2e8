import { explainHousingLimit } from '@gable/shared/calculators/explain-affordability.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import { type BudgetInputs, toHousehold } from '@gable/shared/widgets/results/budget-inputs.ts'
import { PlaceFields } from '../../../calculator/details/place-fields.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { ResultLines } from '../../../calculator/details/result-lines.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { TableSources } from '../../../calculator/details/table-sources.tsx'
import type { Zip } from '../../../calculator/details/use-zip.ts'
import { getUsedTables } from '../../../calculator/details/used-tables.ts'
import { NumberField } from '../../../calculator/number-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'

interface BudgetFieldsProps {
  calculator: Calculator<BudgetInputs>
  labels: AffordabilityLabels
  zip: Zip | undefined
}

/** Loan, ownership costs and lender ratios. */
export function BudgetFields({ calculator, labels, zip }: BudgetFieldsProps) {
  const { loan, fields, hints } = labels
  const inputs = calculator.inputs.value
  const validInputs = calculator.validInputs.value
  const limit = explainHousingLimit(toHousehold(validInputs))
  return (
    <>
      <Section title={labels.loanAmount}>
        <div class="fields">
          <NumberField calculator={calculator} name="months" label={loan.termYears} unit="months" />
          <ProgramFields calculator={calculator} labels={loan} />
        </div>
      </Section>
      <Section title={labels.costs}>
        <div class="fields">
          <PlaceFields calculator={calculator} zip={zip} labels={loan} />
          <NumberField calculator={calculator} name="insuranceYearly" label={loan.insuranceYearly} />
          <NumberField calculator={calculator} name="hoaMonthly" label={loan.hoaMonthly} />
        </div>
        <TableSources tables={getUsedTables(validInputs)} labels={labels} />
      </Section>
      <Section title={labels.ratios}>
        <div class="fields">
          {ratioRules[inputs.program].front !== null && (
            <NumberField
              calculator={calculator}
              name="front"
              label={fields.ratioForHousing}
              unit="percent"
              hint={hints.ratioForHousing}
            />
          )}
          <NumberField
            calculator={calculator}
            name="back"
            label={fields.ratioWithDebts}
            unit="percent"
            hint={hints.ratioWithDebts}
          />
        </div>
        <p class="small">
          {hints.incomeYearly} {hints.debtsMonthly}
        </p>
        <ResultLines
          lines={[{ key: 'limit', label: labels.limit, text: formatMoney(limit.result), explanation: limit }]}
          labels={labels}
        />
      </Section>
    </>
  )
}
