import { type DuplicateMatchKind, duplicateMatchKinds } from '@gable/shared/contacts/merge.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useTableState } from '../../design/data/use-table-state.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { CardSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState, NoResults } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { Card } from '../../design/layout/card.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { Pager } from '../pager.tsx'
import { useContactUpdates } from '../use-contact-updates.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import { matchLabels } from './match-labels.ts'

export function DuplicateList() {
  const controls = useTableState(tableOptions)
  const by = duplicateMatchKinds.find((match) => match === controls.filters.by?.[0])
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/duplicates', {
    query: { by, page: controls.page, pageSize },
  })
  useContactUpdates('GET /agent/contacts/duplicates', 'GET /agent/contacts/distinct')
  const retry = () => void mutate()
  const isPastTheEnd = data?.data.length === 0 && controls.page > 1
  return (
    <ListLayout
      filters={
        <Select
          aria-label="Shared detail"
          value={by ?? anyMatch}
          options={options}
          onChange={(value) => controls.setFilter('by', value === anyMatch ? [] : [value])}
        />
      }
      count={data && data.total > 0 && `${pluralize(data.total, 'group')} of possible duplicates`}
    >
      {error && data && (
        <RetryCallout title="The duplicates could not be loaded" onRetry={retry} retrying={isValidating} />
      )}
      {error && !data && (
        <ErrorState title="The duplicates could not be loaded" onRetry={retry} retrying={isValidating} />
      )}
      {!error && !data && <CardSkeleton lines={6} />}
      {isPastTheEnd && (
        <NoResults
          title="This page is empty"
          text="The list is shorter now."
          action={<Button onClick={() => controls.setPage(1)}>Go to the first page</Button>}
        />
      )}
      {data?.data.length === 0 && !isPastTheEnd && (
        <Card flush>
          <NoDuplicates isFiltered={by !== undefined} onClear={controls.clearFilters} />
        </Card>
      )}
      <ul className="space-y-4">
        {data?.data.map((group) => (
          <li key={group.contacts.map(({ _id }) => _id).join()}>
            <DuplicateCard group={group} />
          </li>
        ))}
      </ul>
      {data && <Pager page={controls.page} pageSize={pageSize} total={data.total} onPage={controls.setPage} />}
    </ListLayout>
  )
}

const NoDuplicates = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <NoResults title="No matching duplicates" text="No contacts share this." onClear={onClear} />
  ) : (
    <EmptyState
      title="No duplicates"
      text="Contacts that share an email, a phone number, or a property and a name appear here."
    />
  )

const pageSize = 10
const anyMatch = 'ALL'

const tableOptions = { filters: { by: duplicateMatchKinds } }

const options: { value: DuplicateMatchKind | typeof anyMatch; label: string }[] = [
  { value: anyMatch, label: 'Any match' },
  ...duplicateMatchKinds.map((match) => ({ value: match, label: matchLabels[match] })),
]
