import type { Vendor, VendorFields } from '@gable/shared/contact-dashboard/vendor.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import { VendorFormFields } from './vendor-form-fields.tsx'
import { toVendorValues, type VendorValues, vendorSchema } from './vendor-values.ts'

interface VendorDialogProps {
  open: boolean
  /** Undefined for a new vendor. */
  vendor: Vendor | undefined
  onClose: () => void
  onSaved: (vendor: Vendor) => Promise<unknown>
}

/** Creates or edits a vendor. */
export function VendorDialog({ open, vendor, onClose, onSaved }: VendorDialogProps) {
  const form = useZodForm<VendorValues, VendorFields>(vendorSchema, {
    defaultValues: toVendorValues(vendor),
    values: toVendorValues(vendor),
  })

  async function handleSubmit(fields: VendorFields) {
    const saved = await save(vendor?._id, fields).catch((error: unknown) => {
      throw error instanceof Problem && error.fields ? error : new Error('Failed to save')
    })
    await onSaved(saved)
    toast.success(vendor ? 'Vendor saved' : 'Vendor created')
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={vendor ? 'Edit vendor' : 'New vendor'}
      form={form}
      onSubmit={handleSubmit}
      submitLabel="Save"
      confirmDiscard
    >
      <VendorFormFields control={form.control} />
    </FormDialog>
  )
}

const save = (vendorId: string | undefined, body: VendorFields): Promise<Vendor> =>
  vendorId
    ? call('PATCH /agent/vendors/:vendorId', { params: { vendorId }, body })
    : call('POST /agent/vendors', { body })
