import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { type ContactSelection, selectedIdMaximum } from '@gable/shared/contacts/bulk.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { newId } from '@gable/shared/ids.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useMemo, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useApiRead } from '../platform/use-api-read.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { EstimateSummary } from './estimate-summary.tsx'
import { SendFields } from './send-fields.tsx'
import { createSendForm, type SendForm, toAudienceSelection, toStart } from './send-form.ts'
import { useRefreshBroadcasts } from './use-broadcasts.ts'

interface SendFormPanelProps {
  isOpen: boolean
  medium: ContentMedium
  content: { _id: string; title: string } | undefined
  audience: { label: string; selection: ContactSelection } | undefined
  onCancel: () => void
  onSent: (broadcast: Broadcast) => void
}

/** Asks what to send, to whom and when, and shows who would get it. */
export function SendFormPanel({ isOpen, medium, content, audience, onCancel, onSent }: SendFormPanelProps) {
  const timeZone = useTimeZone()
  const schema = useMemo(() => createSendForm(timeZone), [timeZone])
  const form = useZodForm<SendForm, SendForm>(schema, {
    defaultValues: {
      content: content ? { value: content._id, label: content.title } : null,
      audience: audience ? { value: 'selected', label: audience.label } : null,
      when: 'NOW',
      startsAt: '',
    },
  })
  const [confirmed, setConfirmed] = useState<SendForm>()
  const [isConfirming, setConfirming] = useState(false)
  const refresh = useRefreshBroadcasts()

  const values = form.watch()
  const contentId = values.content?.value
  const selection = values.audience ? (audience?.selection ?? toAudienceSelection(values.audience.value)) : undefined
  const isTooMany = selection !== undefined && 'ids' in selection && selection.ids.length > selectedIdMaximum
  const canEstimate = isOpen && !isTooMany && contentId !== undefined && selection !== undefined
  const { data, error, isLoading, mutate } = useApiRead(
    'POST /agent/broadcasts/estimate',
    canEstimate && { body: { contentId, selection } },
  )
  const estimate = isLoading ? undefined : data

  const request =
    confirmed && contentId !== undefined && selection
      ? { contentId, selection, startsAt: toStart(confirmed, timeZone) }
      : undefined
  const requestKey = JSON.stringify(request)
  // The same request keeps its id, so that sending it again after a lost answer sends nothing twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request is another broadcast
  const broadcastId = useMemo(() => newId(), [requestKey])

  async function send() {
    if (!request) return
    const { startsAt, ...rest } = request
    const broadcast = await call('POST /agent/broadcasts', {
      body: { ...rest, broadcastId, ...(startsAt !== undefined && { startsAt }) },
    })
    void refresh()
    onSent(broadcast)
  }

  const recipients = estimate && pluralize(estimate.recipients, 'contact')
  const canSend = estimate !== undefined && estimate.recipients > 0 && estimate.problems.length === 0 && !error
  return (
    <Form
      form={form}
      onSubmit={(sent) => {
        setConfirmed(sent)
        setConfirming(true)
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <PanelBody className="flex flex-col gap-4">
        <SendFields
          control={form.control}
          medium={medium}
          choosesContent={!content}
          audienceLabel={audience?.label}
          timeZone={timeZone}
        />
        {isTooMany && (
          <Callout tone="warning" title={`You can select up to ${formatCount(selectedIdMaximum)} contacts one by one`}>
            Select fewer contacts, or select everything the list finds.
          </Callout>
        )}
        {canEstimate && <EstimateSummary medium={medium} estimate={estimate} error={error} onRetry={mutate} />}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busy={canEstimate && isLoading} disabled={canEstimate ? !canSend : isTooMany}>
          {values.when === 'LATER' ? 'Schedule' : 'Send'}
          {canSend ? ` ${values.when === 'LATER' ? 'for' : 'to'} ${recipients}` : ''}
        </SubmitButton>
      </PanelFooter>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Send “${values.content?.label ?? ''}” to ${recipients ?? 'these contacts'}?`}
        description={[
          medium === 'POSTCARD' && estimate && `It costs ${formatCount(estimate.credits)} credits.`,
          describeStart(request?.startsAt, timeZone),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={request?.startsAt ? 'Schedule' : 'Send'}
        onConfirm={send}
      />
    </Form>
  )
}

const describeStart = (startsAt: string | undefined, timeZone: string) =>
  startsAt
    ? `Sending starts on ${formatDateTime(startsAt, timeZone)}. You can cancel it until then.`
    : 'Sending starts in 30 seconds. You can undo it until then.'
