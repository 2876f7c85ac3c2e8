import { type CountyTax, formatTaxRate } from '@gable/shared/property-taxes/county-tax.ts'
import type { LoanLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'
import { interpolate } from '../../journeys/interpolate.ts'
import { NumberField } from '../number-field.tsx'
import type { Calculator } from '../use-calculator.ts'
import { StateField } from './state-field.tsx'
import type { Zip } from './use-zip.ts'
import { type PlaceInputs, usesCountyTax } from './used-tables.ts'
import { ZipField } from './zip-field.tsx'

interface PlaceFieldsProps<Inputs> {
  calculator: Calculator<Inputs>
  labels: LoanLabels
  zip: Zip | undefined
}

/** ZIP code and state, and the property tax that they fill in until the visitor types another. */
export function PlaceFields<Inputs extends PlaceInputs>(props: PlaceFieldsProps<Inputs>) {
  const { calculator, labels, zip } = props
  const { county } = calculator.inputs.value
  return (
    <>
      {zip && <ZipField zip={zip} labels={labels} />}
      <StateField calculator={calculator} labels={labels} />
      <NumberField
        calculator={calculator}
        name="taxRate"
        label={labels.taxRate}
        unit="percent"
        hint={usesCountyTax(calculator.inputs.value) ? describeCountyTax(county, labels) : undefined}
      />
    </>
  )
}

/** Without a county, what it had filled in goes back to the average of the state. */
export function toPlace(found: CountyTax | undefined, inputs: PlaceInputs): Partial<PlaceInputs> {
  if (found) {
    const { state, rate: taxRate } = found
    return { county: found, state, taxRate, insuranceYearly: getLocalCosts(state).insuranceYearly }
  }
  return { county: undefined, ...(usesCountyTax(inputs) && { taxRate: getLocalCosts(inputs.state).taxRate }) }
}

/** "1.9% (Strafford County, 2024). Source: Department of Revenue" */
export const describeCountyTax = (county: CountyTax | undefined, labels: LoanLabels): string | undefined =>
  county && interpolate(labels.countyTax, { ...county, rate: formatTaxRate(county.rate) })
