import { getVendorName, type Vendor, vendorCategoryLabels } from '@gable/shared/contact-dashboard/vendor.ts'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DataTable } from '../../design/data/data-table.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { TableSearch } from '../../design/data/table-search.tsx'
import { useTableState } from '../../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../../design/feedback/states.tsx'
import { formatPhone } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { ListLayout } from '../../design/layout/list-layout.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { DeleteVendorDialog } from './delete-vendor-dialog.tsx'
import { useVendors } from './use-vendors.ts'
import { VendorDialog } from './vendor-dialog.tsx'

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; vendor: Vendor }

interface VendorUsage {
  vendorId: string
  dashboardId: string
  dashboardName: string
}

/** The lenders and other vendors that the agency recommends on homeowners' pages. */
export function LenderSettingsPage() {
  const { vendors, hasFailed, isValidating, refresh } = useVendors()
  const usage = useApi('GET /agent/vendors/usage')
  const controls = useTableState(tableOptions)
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const shown = vendors?.filter((vendor) => matches(vendor, controls.search))
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={() => setDialog({ kind: 'create' })}>
      New vendor
    </Button>
  )
  return (
    <Page
      title="Lender Settings"
      description="The lenders and other partners whom your contact dashboards recommend."
      actions={vendors && vendors.length > 0 && addButton}
    >
      <ListLayout search={<TableSearch controls={controls} label="Search Lenders" />}>
        <DataTable<Vendor>
          label="Lenders"
          columns={toColumns(usage.data ?? [])}
          rows={shown}
          rowKey={({ _id }) => _id}
          rowLink={(vendor) => ({ onOpen: () => setDialog({ kind: 'edit', vendor }) })}
          error={
            hasFailed && {
              title: 'The lenders could not be loaded',
              onRetry: () => void refresh(),
              retrying: isValidating,
            }
          }
          empty={
            vendors && vendors.length > 0 ? (
              <NoResults title="No lenders found" onClear={controls.clearFilters} />
            ) : (
              <EmptyState
                title="No lenders yet"
                text="Add a lender, then choose it in the vendor module of your contact dashboard."
                action={addButton}
              />
            )
          }
          menu={(vendor) => (
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} label={`Actions for ${getVendorName(vendor)}`} size="sm" />}
            >
              <MenuItem icon={Pencil} onSelect={() => setDialog({ kind: 'edit', vendor })}>
                Edit
              </MenuItem>
              <MenuItem icon={Trash2} danger onSelect={() => setDialog({ kind: 'delete', vendor })}>
                Delete
              </MenuItem>
            </Menu>
          )}
        />
      </ListLayout>
      <VendorDialog
        open={dialog?.kind === 'create' || dialog?.kind === 'edit'}
        vendor={dialog?.kind === 'edit' ? dialog.vendor : undefined}
        onClose={close}
        onSaved={refresh}
      />
      {dialog?.kind === 'delete' && (
        <DeleteVendorDialog
          vendor={dialog.vendor}
          usedBy={listNames(usage.data ?? [], dialog.vendor)}
          onClose={close}
          onDeleted={async () => {
            await refresh()
            await usage.mutate()
          }}
        />
      )}
    </Page>
  )
}

const tableOptions = {}

const matches = (vendor: Vendor, search: string) =>
  [getVendorName(vendor), vendor.companyName, vendor.nmlsId, vendor.email]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .includes(search.trim().toLowerCase())

const listNames = (usage: readonly VendorUsage[], { _id }: Vendor) =>
  usage.filter(({ vendorId }) => vendorId === _id).map(({ dashboardName }) => dashboardName)

const toColumns = (usage: readonly VendorUsage[]): Column<Vendor>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: (vendor) => (
      <span className="flex min-w-0 items-center gap-3">
        {vendor.logoMedia && (
          <img
            src={vendor.logoMedia.url}
            alt=""
            width={vendor.logoMedia.width}
            height={vendor.logoMedia.height}
            className="size-8 shrink-0 rounded-md bg-sunken object-contain"
          />
        )}
        <span className="min-w-0">
          <span className="block truncate">{getVendorName(vendor)}</span>
          {vendor.name && vendor.companyName && (
            <span className="block truncate text-label text-muted">{vendor.companyName}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    cell: ({ category }) => (category ? vendorCategoryLabels[category] : <Missing />),
  },
  { key: 'nmls', header: 'NMLS or license', cell: ({ nmlsId }) => nmlsId ?? <Missing /> },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => (
      <span className="block [overflow-wrap:anywhere]">
        {!email && !phone && <Missing />}
        {email && <span className="block">{email}</span>}
        {phone && <span className="block text-muted">{formatPhone(phone)}</span>}
      </span>
    ),
  },
  {
    key: 'usage',
    header: 'Shown on',
    cell: (vendor) => <Usage rows={usage.filter((row) => row.vendorId === vendor._id)} />,
  },
]

const Missing = () => <span className="text-muted">--</span>

function Usage({ rows }: { rows: readonly VendorUsage[] }) {
  const pathTo = useAccountPath()
  if (rows.length === 0) return <span className="text-muted">No dashboard</span>
  return rows.map(({ dashboardId, dashboardName }, index) => (
    <span key={dashboardId}>
      {index > 0 && ', '}
      <Link
        to={pathTo(`marketing/contact-dashboard/${dashboardId}`)}
        className="text-accent-ink underline-offset-2 hover:underline"
      >
        {dashboardName}
      </Link>
    </span>
  ))
}
