import { Download } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'

interface RecoveryCodesDialogProps {
  /** Undefined while the dialog is closed. */
  codes: readonly string[] | undefined
  onClose: () => void
}

/** Shows new recovery codes. They are shown this one time, so a press outside does not close the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = (codes ?? []).join('\n')
  return (
    <Dialog
      open={codes !== undefined}
      onClose={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title="Save your recovery codes"
      description="Each code signs you in once if you lose your phone or your passkey. You cannot see them again."
    >
      <PanelBody>
        <ol
          aria-label="Recovery codes"
          className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-lg border border-line bg-sunken px-4 py-3 min-[380px]:grid-cols-2"
        >
          {codes?.map((code) => (
            <li key={code} className="whitespace-nowrap font-mono text-table">
              {code}
            </li>
          ))}
        </ol>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton value={text} label="Copy codes" copiedMessage="Recovery codes copied" />
          <Button
            icon={Download}
            href={`data:text/plain,${encodeURIComponent(`Gable recovery codes\n\n${text}\n`)}`}
            download="gable-recovery-codes.txt"
          >
            Download
          </Button>
        </div>
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" onClick={onClose}>
          I saved them
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
