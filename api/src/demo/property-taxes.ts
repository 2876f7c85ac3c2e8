import { propertyTaxTable } from '@gable/shared/calculators/property-tax-table.ts'
import { getStateValue } from '@gable/shared/calculators/state-table.ts'
import type { SeedRow } from './insert-rows.ts'
import { sampleSource } from './sample-source.ts'
import type { Area } from './world-config.ts'

/** Made-up rates a little above the state average, so that a county can be told from its state. */
export const generatePropertyTaxRows = (areas: readonly Area[], now: Date): SeedRow<'market_property_taxes'>[] =>
  areas.map(({ state, county, towns }) => ({
    state,
    key: county.toLowerCase(),
    county: `${county} County`,
    rate: ((getStateValue(propertyTaxTable, state) ?? 1) * 1.08).toFixed(2),
    year: now.getUTCFullYear() - 1,
    zips: towns.map(({ zip }) => zip),
    source: sampleSource,
  }))
