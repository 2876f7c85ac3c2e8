import { type Cents, type Percent, shareOf } from '@gable/shared/calculators/money.ts'
import { propertyTaxTable } from '@gable/shared/calculators/property-tax-table.ts'
import { type StateTable, type TableNote, valueIn } from '@gable/shared/calculators/state-table.ts'
import { transferTaxTable } from '@gable/shared/calculators/transfer-tax-table.ts'
import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'

/** What the tables say of a state, to begin with: a home is taxed for the share of its price that is usual there. */
export const usualIn = (state: string, price: Cents): { transferTaxRate: Percent; propertyTaxYearly: Cents } => ({
  transferTaxRate: valueIn(transferTaxTable, state) ?? 0,
  propertyTaxYearly: Math.round(shareOf(price, valueIn(propertyTaxTable, state) ?? 0) / 100) * 100,
})

/** The table that the transfer tax is still taken from; none once the visitor has typed another. */
export const transferTaxFrom = ({ state, transferTaxRate }: SaleInputs): TableNote[] =>
  valueIn(transferTaxTable, state) === transferTaxRate ? [noteOf(transferTaxTable)] : []

/** The same of the property tax. */
export const propertyTaxFrom = ({ taxBy }: SaleInputs): TableNote[] =>
  taxBy === 'state' ? [noteOf(propertyTaxTable)] : []

const noteOf = ({ key, source, year }: StateTable): TableNote => ({ key, source, year })
