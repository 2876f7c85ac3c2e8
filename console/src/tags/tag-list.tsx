import { type Tag, tagSorts } from '@gable/shared/contacts/tag.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { summarizeUse } from './describe-use.ts'
import { tagColumns } from './tag-columns.tsx'
import { TagMenu } from './tag-menu.tsx'
import { useTagDialogs } from './use-tag-dialogs.tsx'
import { useTagPaths } from './use-tag-paths.ts'

export function TagList() {
  const { contactsWithTag } = useTagPaths()
  const { openDialog, dialogs } = useTagDialogs()
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('TAG_LIST_PAGE_SIZE')
  const controls = useTableState(
    { ...tableOptions, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const { search, sort, sortOrder, page } = controls
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/tags',
    isKnown && {
      query: {
        search: search.trim(),
        sort: tagSorts.find((item) => item === sort),
        sortOrder,
        page,
        pageSize: controls.pageSize,
      },
    },
  )
  useLiveEvent('contacts', () => void mutate())
  useLiveEvent('bulk', () => void mutate())
  useLiveEvent('segments', () => void mutate())
  return (
    <>
      <ListLayout
        search={<TableSearch controls={controls} label="Search tags" />}
        count={data && pluralize(data.total, 'tag')}
      >
        <DataTable
          label="Tags"
          columns={tagColumns}
          rows={data?.data}
          rowKey={({ name }) => name}
          rowLink={({ name }) => ({ href: contactsWithTag(name) })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={
            error && { title: 'The tags could not be loaded', onRetry: () => void mutate(), retrying: isValidating }
          }
          card={toTagCard}
          menu={(tag) => <TagMenu tag={tag} openDialog={openDialog} />}
          empty={
            <EmptyState
              title="No tags yet"
              text="Add a tag to a contact, to many contacts at once or in an import. It appears here."
            />
          }
          noResults={<NoResults title="No tags found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
      {dialogs}
    </>
  )
}

const toTagCard = (tag: Tag) => ({ title: <bdi>{tag.name}</bdi>, subtitle: summarizeUse(tag) })

const tableOptions = { sort: 'name', sortable: tagSorts, pageSizes: [10, 25, 50, 100] }
