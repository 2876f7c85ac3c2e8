import { useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useApi } from '../platform/use-api.ts'
import { ChooseStep } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useTakeUrl } from './use-take-url.ts'

interface PersonalUrlDialogProps {
  open: boolean
  onClose: () => void
}

/** Takes a personalized URL: it is chosen, looked at once more, and then there is no other. */
export const PersonalUrlDialog = (dialog: PersonalUrlDialogProps) => (
  <Dialog {...dialog} title="Create Personalized URL">
    <Steps onClose={dialog.onClose} />
  </Dialog>
)

function Steps({ onClose }: { onClose: () => void }) {
  const placeholder = useApi('GET /agent/landing-page/purl/placeholder')
  const own = useApi('GET /agent/landing-page/purl')
  const [chosen, setChosen] = useState<string>()
  const [isSure, setSure] = useState(false)
  const take = useTakeUrl()
  const origin = own.data?.origin
  const proposed = chosen ?? placeholder.data?.id ?? (placeholder.error && '')
  if (proposed === undefined) {
    return (
      <PanelBody>
        <TextSkeleton lines={4} />
      </PanelBody>
    )
  }
  if (chosen === undefined || !isSure) {
    return (
      <ChooseStep
        proposed={proposed}
        origin={origin}
        onCancel={onClose}
        onContinue={(slug) => {
          setChosen(slug)
          setSure(true)
        }}
      />
    )
  }
  return (
    <ConfirmStep
      slug={chosen}
      origin={origin}
      onBack={() => setSure(false)}
      onConfirm={async () => {
        const outcome = await take(chosen)
        if (outcome === 'taken-by-another') setSure(false)
      }}
    />
  )
}
