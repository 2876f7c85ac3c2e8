import { getVendorName, type Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { call } from '../../platform/use-api.ts'

interface DeleteVendorDialogProps {
  vendor: Vendor
  /** The names of the dashboards that show it. */
  usedBy?: readonly string[]
  onClose: () => void
  onDeleted: () => Promise<unknown>
}

export const DeleteVendorDialog = ({ vendor, usedBy = [], onClose, onDeleted }: DeleteVendorDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={`Delete “${getVendorName(vendor)}”?`}
    description={`${usedBy.length > 0 ? `It is shown on ${new Intl.ListFormat('en-US').format(usedBy)}. ` : ''}Modules that show this vendor are hidden from visitors until another one is chosen.`}
    confirmLabel="Delete"
    tone="danger"
    onConfirm={async () => {
      await call('DELETE /agent/vendors/:vendorId', { params: { vendorId: vendor._id } })
      toast.success('Vendor deleted')
      await onDeleted()
    }}
  />
)
