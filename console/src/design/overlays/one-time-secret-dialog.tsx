import { CodeBlock } from '../data/code-block.tsx'
import { Callout } from '../feedback/callout.tsx'
import { Button } from '../inputs/button.tsx'
import { CopyButton } from '../inputs/copy-button.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { Dialog } from './dialog.tsx'
import { useLastShown } from './use-last-shown.ts'

interface OneTimeSecretDialogProps {
  /** Undefined while the dialog is closed. */
  secret: string | undefined
  title: string
  description: string
  /** "Secret" */
  label: string
  /** "Copy secret" */
  copyLabel: string
  onClose: () => void
}

/** Shows a secret that cannot be read again later. */
export function OneTimeSecretDialog({
  secret,
  title,
  description,
  label,
  copyLabel,
  onClose,
}: OneTimeSecretDialogProps) {
  const shownSecret = useLastShown(secret) ?? ''
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      closeOnOutsidePress={false}
      title={title}
      description={description}
    >
      <PanelBody className="space-y-3">
        <Callout tone="warning">Copy it now. You won’t be able to see it again.</Callout>
        <CodeBlock label={label}>{shownSecret}</CodeBlock>
        <CopyButton value={shownSecret} copiedMessage={`${label} copied`} label={copyLabel} />
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
