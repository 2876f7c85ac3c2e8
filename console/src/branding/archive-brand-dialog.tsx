import type { BrandUse } from '@gable/shared/branding/brand-use.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { UsageList } from '../layout/usage-list.tsx'
import { call } from '../platform/use-api.ts'
import { useRefreshBrandings } from './use-branding.ts'

interface ArchiveBrandDialogProps {
  branding: Branding
  open: boolean
  /** What must get another brand first. */
  uses: readonly BrandUse[]
  onClose: () => void
}

/** Archives a brand, or says what still uses it. */
export function ArchiveBrandDialog({ branding: { _id, name }, open, uses, onClose }: ArchiveBrandDialogProps) {
  const refresh = useRefreshBrandings()
  const isInUse = uses.length > 0
  return (
    <>
      <ConfirmDialog
        open={open && !isInUse}
        onClose={onClose}
        title={`Archive “${name}”?`}
        description="It is no longer offered for pages, widgets and emails. You can unarchive it at any time."
        confirmLabel="Archive"
        onConfirm={async () => {
          await call('POST /agent/branding/:brandingId/archived', { params: { brandingId: _id } })
          toast.success('Brand archived')
          await refresh()
        }}
      />
      <Dialog
        open={open && isInUse}
        onClose={onClose}
        size="sm"
        title={`“${name}” is in use`}
        description="Choose another brand there before you archive it."
      >
        <PanelBody>
          <UsageList uses={uses} />
        </PanelBody>
        <PanelFooter>
          <Button onClick={onClose}>Close</Button>
        </PanelFooter>
      </Dialog>
    </>
  )
}
