import { useRef } from 'react'
import { CodeBlock } from '../design/data/code-block.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'

/** Shows a new key, which cannot be read again later. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: string | undefined; onClose: () => void }) {
  // Keeps the key while the dialog fades out.
  const lastKey = useRef('')
  if (apiKey) lastKey.current = apiKey
  return (
    <Dialog
      open={apiKey !== undefined}
      onClose={onClose}
      closeOnOutsidePress={false}
      title="Your new API key"
      description="Send it with every request, as “Authorization: Bearer” and the key."
    >
      <PanelBody className="space-y-3">
        <Callout tone="warning">Copy it now. You won’t be able to see it again.</Callout>
        <CodeBlock label="API key">{lastKey.current}</CodeBlock>
        <CopyButton value={lastKey.current} copiedMessage="API key copied" label="Copy key" />
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
