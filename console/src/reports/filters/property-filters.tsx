import { propertyBreakdownLabels } from '@gable/shared/reports/property-breakdown.ts'
import { shownHomes, shownHomesLabels } from '@gable/shared/reports/shown-homes.ts'
import type { FilterProps } from '../report-filters.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { CityFilter, ContactFilters } from './contact-filters.tsx'

/** The homes, and what the chart splits them by. */
export const PropertyFilters = ({ controls }: FilterProps) => (
  <>
    <ContactFilters controls={controls} />
    <CityFilter controls={controls} />
    <BreakdownFilter controls={controls} />
  </>
)

const BreakdownFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter
    controls={controls}
    name={'breakdown'}
    label={'Chart'}
    all={''}
    defaultValue={'equity'}
    options={breakdownOptions}
  />
)

/** Which homes the table lists. */
export const ShownHomesFilter = ({ controls }: FilterProps) => (
  <div className="filters">
    <ChoiceFilter
      controls={controls}
      name={'show'}
      label={'Homes'}
      all={''}
      defaultValue={'all'}
      options={shownOptions}
    />
  </div>
)

const breakdownOptions = Object.entries(propertyBreakdownLabels).map(([value, label]) => ({
  value,
  label: `Chart ${label.toLowerCase()}`,
}))

const shownOptions = shownHomes.map((value) => ({ value, label: shownHomesLabels[value] }))
