import { type Cents, type Percent, shareOf } from '@gable/shared/calculators/money.ts'
import { propertyTaxTable } from '@gable/shared/calculators/property-tax-table.ts'
import { getStateValue, type StateTable, type TableNote } from '@gable/shared/calculators/state-table.ts'
import { transferTaxTable } from '@gable/shared/calculators/transfer-tax-table.ts'
import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import { toTaxNote } from '../../../calculator/details/used-tables.ts'

interface EstimatedTaxes {
  transferTaxRate: Percent
  propertyTaxYearly: Cents
}

/** Transfer tax rate from the state averages; yearly property tax of the county, or else of the state. */
export function estimateTaxes(state: string, price: Cents, county?: CountyTax): EstimatedTaxes {
  const taxRate = county?.rate ?? getStateValue(propertyTaxTable, state) ?? 0
  return {
    transferTaxRate: getStateValue(transferTaxTable, state) ?? 0,
    propertyTaxYearly: Math.round(shareOf(price, taxRate) / 100) * 100,
  }
}

/** Empty once the visitor has changed the state average. */
export const getTransferTaxSource = ({ state, transferTaxRate }: SaleInputs): TableNote[] =>
  getStateValue(transferTaxTable, state) === transferTaxRate ? [toTableNote(transferTaxTable)] : []

/** What follows from a county, or from none. The state comes last, because it lets the tax follow again. */
export const fillTaxes = (county: CountyTax | undefined, price: Cents): Partial<SaleInputs> =>
  county ? { county, ...estimateTaxes(county.state, price, county), state: county.state } : { county }

/** Undefined once the visitor has typed an amount. */
export const getUsedCounty = ({ taxBy, county }: SaleInputs) => (taxBy === 'state' ? county : undefined)

/** Empty once the visitor has typed an amount. */
export function getPropertyTaxSource({ taxBy, county }: SaleInputs): TableNote[] {
  if (taxBy !== 'state') return []
  return [county ? toTaxNote(county) : toTableNote(propertyTaxTable)]
}

const toTableNote = ({ key, source, year }: StateTable): TableNote => ({ key, source, year })
