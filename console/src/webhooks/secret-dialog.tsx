import { useRef } from 'react'
import { CodeBlock } from '../design/data/code-block.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'

/** Shows a signing secret, which cannot be read again later. */
export function SecretDialog({
  secret,
  description = 'Use it to verify that a request comes from Gable.',
  onClose,
}: {
  secret: string | undefined
  description?: string
  onClose: () => void
}) {
  // Keeps the secret while the dialog fades out.
  const lastSecret = useRef('')
  if (secret) lastSecret.current = secret
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      closeOnOutsidePress={false}
      title="Signing secret"
      description={description}
    >
      <PanelBody className="space-y-3">
        <Callout tone="warning">Copy it now. You won’t be able to see it again.</Callout>
        <CodeBlock label="Secret">{lastSecret.current}</CodeBlock>
        <CopyButton value={lastSecret.current} copiedMessage="Secret copied" label="Copy secret" />
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
