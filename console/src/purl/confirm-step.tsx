import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { PersonalUrlExample } from './personal-url-example.tsx'

interface ConfirmStepProps {
  slug: string
  origin: string | undefined
  onBack: () => void
  onConfirm: () => Promise<void>
}

/** Step 2: confirms the URL, which cannot be changed afterwards. */
export function ConfirmStep({ slug, origin, onBack, onConfirm }: ConfirmStepProps) {
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <>
      <PanelBody className="space-y-4">
        <p>Is this the URL you want? Once you confirm it, it is yours permanently and cannot be changed.</p>
        <p className="rounded-lg border border-line bg-sunken px-4 py-3">
          <PersonalUrlExample origin={origin} slug={slug} />
        </p>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onBack} disabled={busy}>
          Go Back
        </Button>
        <Button autoFocus variant="primary" busy={busy} onClick={() => void confirm()}>
          Confirm
        </Button>
      </PanelFooter>
    </>
  )
}
