import { Problem } from '@gable/shared/http/problem.ts'
import { useRef, useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useApi } from '../../platform/use-api.ts'
import { nameOf } from '../lead-filters.ts'
import { kindLabel } from '../lead-words.tsx'
import { useLeadConfig } from '../use-leads.ts'
import { LeadEditor } from './lead-editor.tsx'
import { useWalkedAway } from './use-walked-away.ts'

interface LeadSlideOutProps {
  /** Open while there is one. */
  leadId: string | undefined
  onOpen: (leadId: string) => void
  onClose: () => void
}

/** One lead closer, to read and to work on. */
export function LeadSlideOut({ leadId, onOpen, onClose }: LeadSlideOutProps) {
  // What slides out of sight still shows what it showed.
  const last = useRef(leadId)
  if (leadId) last.current = leadId
  const shown = last.current
  const config = useLeadConfig()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/leads/lead/:leadId',
    shown ? { params: { leadId: shown } } : false,
  )
  const [isDirty, setDirty] = useState(false)
  const [asking, ask] = useState(false)
  const isGone = error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid')

  function close() {
    setDirty(false)
    onClose()
  }

  useWalkedAway(leadId === undefined && isDirty, {
    onBack: () => {
      if (shown) onOpen(shown)
      ask(true)
    },
    onGone: () => setDirty(false),
  })

  return (
    <>
      <SlideOut
        open={leadId !== undefined || isDirty}
        onClose={() => (isDirty ? ask(true) : close())}
        closesOutside={!isDirty}
        title={data ? <bdi>{nameOf(data)}</bdi> : 'Lead'}
        description={data && `${kindLabel(config.data, data)} lead`}
      >
        {data && config.data ? (
          <LeadEditor key={data._id} lead={data} config={config.data} onDirty={setDirty} />
        ) : (
          <PanelBody>
            {!error && !config.error && <TextSkeleton lines={10} />}
            {isGone && (
              <Empty title="This lead does not exist" text="It may belong to another account, or the link is wrong." />
            )}
            {(error || config.error) && !isGone && (
              <Failed
                title="The lead could not be loaded"
                onRetry={() => void Promise.all([mutate(), config.mutate()])}
                retrying={isValidating || config.isValidating}
              />
            )}
          </PanelBody>
        )}
      </SlideOut>
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title="Leave Without Saving?"
        description="What you changed of this lead is not saved yet."
        confirm="Exit Without Saving"
        cancel="Stay"
        tone="danger"
        onConfirm={close}
      />
    </>
  )
}
