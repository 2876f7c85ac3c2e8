import type { Suppression } from '@gable/shared/email-domains/email-domain.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApiList } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { EmailDomainLayout } from './email-domain-layout.tsx'
import { RemoveSuppressionDialog } from './remove-suppression-dialog.tsx'
import { suppressionColumns } from './suppression-columns.tsx'
import { SuppressionDialog } from './suppression-dialog.tsx'
import { SuppressionMenu } from './suppression-menu.tsx'

/** The addresses that get no email. */
export function SuppressionsPage() {
  const adding = useCreateDialog()
  const [removing, setRemoving] = useState<Suppression>()
  const controls = useTableState(tableOptions)
  const { search, page, pageSize } = controls
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/suppressions', {
    query: { search: search.trim(), page, pageSize },
  })
  useLiveEvent('email-domains', () => void mutate())
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={adding.open}>
      Block address
    </Button>
  )
  return (
    <EmailDomainLayout
      description="Addresses that get no emails from your agency, because they bounced, reported spam or were added here."
      actions={((data && data.total > 0) || controls.isFiltered) && addButton}
    >
      <ListLayout
        search={<TableSearch controls={controls} label="Search addresses" />}
        count={data && pluralize(data.total, 'address', 'addresses')}
      >
        <DataTable
          label="Blocked Addresses"
          columns={suppressionColumns}
          rows={data?.data}
          rowKey={({ email }) => email}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={
            error && {
              title: 'The addresses could not be loaded',
              onRetry: () => void mutate(),
              retrying: isValidating,
            }
          }
          menu={(suppression) => <SuppressionMenu suppression={suppression} onRemove={setRemoving} />}
          empty={
            <EmptyState
              title="No blocked addresses"
              text="Addresses that bounce or report spam appear here."
              action={addButton}
            />
          }
          noResults={<NoResults title="No addresses found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
      <SuppressionDialog
        open={adding.isOpen}
        onClose={adding.close}
        onAdded={() => {
          adding.close()
          void mutate()
        }}
      />
      <RemoveSuppressionDialog
        email={removing?.email}
        onClose={() => setRemoving(undefined)}
        onRemoved={() => void mutate()}
      />
    </EmailDomainLayout>
  )
}

const tableOptions = { sort: 'at', sortable: ['at'], pageSizes: [10, 25, 50, 100], pageSize: 25 }
