import { type Cents, type Percent, shareOf } from '@gable/shared/calculators/money.ts'
import { propertyTaxTable } from '@gable/shared/calculators/property-tax-table.ts'
import { getStateValue, type StateTable, type TableNote } from '@gable/shared/calculators/state-table.ts'
import { transferTaxTable } from '@gable/shared/calculators/transfer-tax-table.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'

/** Transfer tax rate and yearly property tax from the state averages. */
export const estimateTaxes = (state: string, price: Cents): { transferTaxRate: Percent; propertyTaxYearly: Cents } => ({
  transferTaxRate: getStateValue(transferTaxTable, state) ?? 0,
  propertyTaxYearly: Math.round(shareOf(price, getStateValue(propertyTaxTable, state) ?? 0) / 100) * 100,
})

/** Empty once the visitor has changed the state average. */
export const getTransferTaxSource = ({ state, transferTaxRate }: SaleInputs): TableNote[] =>
  getStateValue(transferTaxTable, state) === transferTaxRate ? [toTableNote(transferTaxTable)] : []

export const getPropertyTaxSource = ({ taxBy }: SaleInputs): TableNote[] =>
  taxBy === 'state' ? [toTableNote(propertyTaxTable)] : []

const toTableNote = ({ key, source, year }: StateTable): TableNote => ({ key, source, year })
