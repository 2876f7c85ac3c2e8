import { useRef } from 'react'
import { CodeBlock } from '../design/data/code-block.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'

/** The secret, this once. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  // Still there while the dialog fades.
  const shown = useRef('')
  if (secret) shown.current = secret
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      closesOutside={false}
      title="Signing secret"
      description="Your system verifies with it that a call comes from us."
    >
      <PanelBody className="space-y-3">
        <Callout tone="warning">Copy it now. It is not shown again.</Callout>
        <CodeBlock label="Secret">{shown.current}</CodeBlock>
        <CopyButton value={shown.current} copied="The secret is copied" label="Copy secret" />
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
