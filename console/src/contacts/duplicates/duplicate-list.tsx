import { type DuplicateSign, duplicateSigns } from '@gable/shared/contacts/merge.ts'
import { useTableState } from '../../design/data/use-table-state.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { CardSkeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed, FilteredToNothing } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { Card } from '../../design/layout/card.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { PageSteps } from '../page-steps.tsx'
import { useContactNews } from '../use-contact-news.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import { signNames } from './sign-words.ts'

export function DuplicateList() {
  const controls = useTableState(shape)
  const by = duplicateSigns.find((sign) => sign === controls.filters.by?.[0])
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/duplicates', {
    query: { by, page: controls.page, pageSize },
  })
  useContactNews('GET /agent/contacts/duplicates', 'GET /agent/contacts/distinct')
  const retry = () => void mutate()
  const isPastTheEnd = data?.data.length === 0 && controls.page > 1
  return (
    <ListLayout
      filters={
        <div className="w-full sm:w-60">
          <Select
            aria-label="What they share"
            value={by ?? all}
            options={options}
            onChange={(value) => controls.setFilter('by', value === all ? [] : [value])}
          />
        </div>
      }
      count={
        data &&
        data.total > 0 &&
        `${formatCount(data.total)} ${data.total === 1 ? 'group' : 'groups'} of possible duplicates`
      }
    >
      {error && data && (
        <RetryCallout title="The duplicates could not be loaded" onRetry={retry} retrying={isValidating} />
      )}
      {error && !data && <Failed title="The duplicates could not be loaded" onRetry={retry} retrying={isValidating} />}
      {!error && !data && <CardSkeleton lines={6} />}
      {isPastTheEnd && (
        <FilteredToNothing
          title="There is nothing on this page"
          text="The list has become shorter."
          action={<Button onClick={() => controls.setPage(1)}>Go to the first page</Button>}
        />
      )}
      {data?.data.length === 0 && !isPastTheEnd && (
        <Card flush>
          <Nothing isFiltered={by !== undefined} onClear={controls.clear} />
        </Card>
      )}
      <ul className="space-y-4">
        {data?.data.map((group) => (
          <li key={group.contacts.map(({ _id }) => _id).join()}>
            <DuplicateCard group={group} />
          </li>
        ))}
      </ul>
      {data && <PageSteps page={controls.page} pageSize={pageSize} total={data.total} onPage={controls.setPage} />}
    </ListLayout>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <FilteredToNothing title="No duplicates of this kind" text="Nobody shares this." onClear={onClear} />
  ) : (
    <Empty
      title="No duplicates"
      text="Nobody shares an email, a phone number, or a home and the name. Whoever does later is shown here."
    />
  )

const pageSize = 10
const all = 'ALL'

const shape = { filters: { by: duplicateSigns } }

const options: { value: DuplicateSign | typeof all; label: string }[] = [
  { value: all, label: 'Everything they may share' },
  ...duplicateSigns.map((sign) => ({ value: sign, label: signNames[sign] })),
]
