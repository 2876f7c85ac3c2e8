import { Problem } from '@gable/shared/http/problem.ts'
import { useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLastShown } from '../../design/overlays/use-last-shown.ts'
import { useApi } from '../../platform/use-api.ts'
import { getLeadName } from '../lead-filters.ts'
import { getTypeLabel } from '../lead-labels.tsx'
import { useLeadConfig } from '../use-leads.ts'
import { LeadEditor } from './lead-editor.tsx'
import { useLostUrlParam } from './use-lost-url-param.ts'

interface LeadSlideOutProps {
  /** The panel is open while there is one. */
  leadId: string | undefined
  onOpen: (leadId: string) => void
  onClose: () => void
}

export function LeadSlideOut({ leadId, onOpen, onClose }: LeadSlideOutProps) {
  const shownId = useLastShown(leadId)
  const config = useLeadConfig()
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/leads/lead/:leadId',
    shownId ? { params: { leadId: shownId } } : false,
  )
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isMissing = error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid')

  function close() {
    setDirty(false)
    onClose()
  }

  useLostUrlParam(leadId === undefined && isDirty, {
    onBack: () => {
      if (shownId) onOpen(shownId)
      setAsking(true)
    },
    onNavigate: () => setDirty(false),
  })

  return (
    <>
      <SlideOut
        open={leadId !== undefined || isDirty}
        onClose={() => (isDirty ? setAsking(true) : close())}
        closeOnOutsidePress={!isDirty}
        title={data ? <bdi>{getLeadName(data)}</bdi> : 'Lead'}
        description={data && `${getTypeLabel(config.data, data)} lead`}
      >
        {data && config.data ? (
          <LeadEditor key={data._id} lead={data} config={config.data} onDirty={setDirty} />
        ) : (
          <PanelBody>
            {!error && !config.error && <TextSkeleton lines={10} />}
            {isMissing && (
              <EmptyState title="Lead not found" text="It may belong to another account, or the link is wrong." />
            )}
            {(error || config.error) && !isMissing && (
              <ErrorState
                title="Lead could not be loaded"
                onRetry={() => void Promise.all([mutate(), config.mutate()])}
                retrying={isValidating || config.isValidating}
              />
            )}
          </PanelBody>
        )}
      </SlideOut>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Leave Without Saving?"
        description="Your changes to this lead are not saved."
        confirmLabel="Exit Without Saving"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={close}
      />
    </>
  )
}
