import { useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useApi } from '../platform/use-api.ts'
import { ChooseStep } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useCreatePurl } from './use-create-purl.ts'

interface PersonalUrlDialogProps {
  open: boolean
  onClose: () => void
}

/** Creates a personalized URL in two steps: choose and confirm. */
export const PersonalUrlDialog = (dialog: PersonalUrlDialogProps) => (
  <Dialog {...dialog} title="Create Personalized URL">
    <Steps onClose={dialog.onClose} />
  </Dialog>
)

function Steps({ onClose }: { onClose: () => void }) {
  const placeholder = useApi('GET /agent/landing-page/purl/placeholder')
  const current = useApi('GET /agent/landing-page/purl')
  const [chosen, setChosen] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const createPurl = useCreatePurl()
  const origin = current.data?.origin
  const suggested = chosen ?? placeholder.data?.id ?? (placeholder.error && '')
  if (suggested === undefined) {
    return (
      <PanelBody>
        <TextSkeleton lines={4} />
      </PanelBody>
    )
  }
  if (chosen === undefined || !isConfirming) {
    return (
      <ChooseStep
        suggested={suggested}
        origin={origin}
        onCancel={onClose}
        onContinue={(slug) => {
          setChosen(slug)
          setConfirming(true)
        }}
      />
    )
  }
  return (
    <ConfirmStep
      slug={chosen}
      origin={origin}
      onBack={() => setConfirming(false)}
      onConfirm={async () => {
        const result = await createPurl(chosen)
        if (result === 'taken') setConfirming(false)
      }}
    />
  )
}
