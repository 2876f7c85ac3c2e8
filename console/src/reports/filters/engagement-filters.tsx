import { type WarmthTrend, warmthFilterLabels, warmthFilters } from '@gable/shared/reports/warmth.ts'
import type { FilterProps } from '../report-filters.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { ContactFilters } from './contact-filters.tsx'

/** The contacts, and what a bar of the chart stands for. */
export const EngagementFilters = ({ controls }: FilterProps) => (
  <>
    <ContactFilters controls={controls} />
    <BreakdownFilter controls={controls} />
  </>
)

/** Which contacts the table lists. */
export const WarmthFilters = ({ controls }: FilterProps) => (
  <div className="filters flex flex-wrap items-center gap-2">
    <WarmthFilter controls={controls} />
    <TrendFilter controls={controls} />
  </div>
)

const WarmthFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter controls={controls} name="level" label="Warmth" all="Hot to cold" options={levelOptions} />
)

const TrendFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter controls={controls} name="trend" label="Trend" all="Up and down" options={trendOptions} />
)

const BreakdownFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter
    controls={controls}
    name={'breakdown'}
    label={'Chart'}
    all={''}
    defaultValue={'owner'}
    options={breakdownOptions}
  />
)

const levelOptions = warmthFilters.map((value) => ({ value, label: warmthFilterLabels[value] }))

const trendLabels: Record<WarmthTrend, string> = { ROSE: 'Warmed up', COOLED: 'Cooled down', SAME: 'Unchanged' }
const trendOptions = Object.entries(trendLabels).map(([value, label]) => ({ value, label }))

const breakdownOptions = [
  { value: 'owner', label: 'Chart by owner' },
  { value: 'source', label: 'Chart by source' },
]
