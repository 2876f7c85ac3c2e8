import { getVendorName, type Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { call } from '../../platform/use-api.ts'

interface DeleteVendorDialogProps {
  vendor: Vendor
  onClose: () => void
  onDeleted: () => Promise<unknown>
}

export const DeleteVendorDialog = ({ vendor, onClose, onDeleted }: DeleteVendorDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={`Delete “${getVendorName(vendor)}”?`}
    description="Modules that show this vendor are hidden from visitors until another one is chosen."
    confirmLabel="Delete"
    tone="danger"
    onConfirm={async () => {
      await call('DELETE /agent/vendors/:vendorId', { params: { vendorId: vendor._id } })
      toast.success('Vendor deleted')
      await onDeleted()
    }}
  />
)
