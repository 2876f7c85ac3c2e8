import { getVendorName, type Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import type { Option } from '../../design/inputs/option.ts'
import { filterOptions } from '../../forms/form-options.ts'
import { DeleteVendorDialog } from './delete-vendor-dialog.tsx'
import { useVendors } from './use-vendors.ts'
import { VendorCard } from './vendor-card.tsx'
import { VendorDialog } from './vendor-dialog.tsx'

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; vendor: Vendor }

/** Picks the vendor of a module, and manages the account's vendors. Its value is the id of the vendor. */
export function VendorField({ name }: { name: string }) {
  const { setValue } = useFormContext()
  const { value, onBlur, ref, error } = useFormField({ name, label: 'Vendor' })
  const { vendors, hasFailed, isValidating, refresh } = useVendors()
  const [dialog, setDialog] = useState<OpenDialog>()
  const options = (vendors ?? []).map(toOption)
  const vendor = vendors?.find(({ _id }) => _id === value)
  const isGone = Boolean(value) && vendors !== undefined && !isValidating && !vendor

  const choose = (id: string) => setValue(name, id, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const close = () => setDialog(undefined)

  return (
    <div className="space-y-2">
      <Field
        name={name}
        label="Vendor"
        required
        error={error ?? (isGone ? goneMessage : undefined)}
        hint={hasFailed && 'The vendors could not be loaded.'}
        labelAction={
          hasFailed ? (
            <Button size="sm" busy={isValidating} onClick={() => void refresh()}>
              Retry
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              icon={Plus}
              className="-my-1"
              onClick={() => setDialog({ kind: 'create' })}
            >
              New vendor
            </Button>
          )
        }
      >
        {(control) => (
          <Combobox
            {...control}
            inputRef={ref}
            value={vendor ? toOption(vendor) : null}
            onChange={(choice) => choose(choice?.value ?? '')}
            onBlur={onBlur}
            search={async (text) => filterOptions(options, text)}
            placeholder={vendors || hasFailed ? 'Select a vendor' : 'Loading…'}
            emptyText={options.length === 0 ? 'No vendor found' : 'No Results Found'}
            disabled={!vendors}
          />
        )}
      </Field>
      {vendor && (
        <VendorCard
          vendor={vendor}
          onEdit={() => setDialog({ kind: 'edit', vendor })}
          onDelete={() => setDialog({ kind: 'delete', vendor })}
        />
      )}
      <VendorDialog
        open={dialog?.kind === 'create' || dialog?.kind === 'edit'}
        vendor={dialog?.kind === 'edit' ? dialog.vendor : undefined}
        onClose={close}
        onSaved={async ({ _id }) => {
          await refresh()
          choose(_id)
        }}
      />
      {dialog?.kind === 'delete' && (
        <DeleteVendorDialog
          vendor={dialog.vendor}
          onClose={close}
          onDeleted={async () => {
            choose('')
            await refresh()
          }}
        />
      )}
    </div>
  )
}

const goneMessage = 'This vendor no longer exists. The module stays hidden until you choose another one.'

const toOption = (vendor: Vendor): Option => ({
  value: vendor._id,
  label: getVendorName(vendor),
  ...(vendor.name && vendor.companyName && { hint: vendor.companyName }),
})
