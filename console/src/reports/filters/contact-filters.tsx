import { useFilterFields } from '../../contacts/filters/use-filter-fields.ts'
import { useApi } from '../../platform/use-api.ts'
import type { FilterProps } from '../report-filters.tsx'
import { ChoiceFilter } from './choice-filter.tsx'

/** The contacts that a report is about. */
export const ContactFilters = ({ controls }: FilterProps) => (
  <>
    <OwnerFilter controls={controls} />
    <SourceFilter controls={controls} />
    <TagFilter controls={controls} />
    <SegmentFilter controls={controls} />
  </>
)

const useOptions = (key: string) => useFilterFields().fields.find((field) => field.key === key)?.options ?? []

const OwnerFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter controls={controls} name="owner" label="Owner" all="All owners" options={useOptions('owner')} />
)

const SourceFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter controls={controls} name="source" label="Source" all="All sources" options={useOptions('source')} />
)

/** Accounts without tags have no filter for them. */
function TagFilter({ controls }: FilterProps) {
  const options = useOptions('tags')
  if (options.length === 0 && !controls.filters.tag?.[0]) return null
  return <ChoiceFilter controls={controls} name="tag" label="Tag" all="All tags" options={options} />
}

function SegmentFilter({ controls }: FilterProps) {
  const { data } = useApi('GET /agent/segments', { query: { pageSize: 100 } })
  const options = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  if (options.length === 0 && !controls.filters.segment?.[0]) return null
  return <ChoiceFilter controls={controls} name="segment" label="Segment" all="All segments" options={options} />
}

export const CityFilter = ({ controls }: FilterProps) => (
  <ChoiceFilter controls={controls} name="city" label="City" all="All cities" options={useOptions('city')} />
)
