import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { enrollsEveryone } from '@gable/shared/flows/validate-flow.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { Callout } from '../../../design/feedback/callout.tsx'
import { createErrorToast, toast } from '../../../design/feedback/toast.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { Checkbox } from '../../../design/inputs/checkbox.tsx'
import { toFormError } from '../../../design/inputs/form-error.ts'
import { RadioCards } from '../../../design/inputs/radio-cards.tsx'
import { PanelBody, PanelFooter } from '../../../design/layout/panel.tsx'
import { Dialog } from '../../../design/overlays/dialog.tsx'
import { call } from '../../../platform/use-api.ts'
import { flowLabels } from '../../flow-labels.ts'
import type { FlowDraft } from '../use-flow-draft.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { getPublishLabel } from './publish-label.ts'

interface PublishDialogProps {
  flow: Flow
  draft: FlowDraft
  showFlow: (flow: Flow) => unknown
  open: boolean
  onClose: () => void
}

/** What publishing does: who enters now, and what becomes of the contacts who are in it. */
export function PublishDialog({ flow, draft, showFlow, open, onClose }: PublishDialogProps) {
  const title = flow.status === 'ACTIVE' ? `Publish the changes of “${flow.title}”?` : `Activate “${flow.title}”?`
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <PublishForm flow={flow} draft={draft} showFlow={showFlow} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted with the dialog, so that each time begins with nothing agreed to. */
function PublishForm({ flow, draft, showFlow, onClose }: Omit<PublishDialogProps, 'open'>) {
  const [contacts, setContacts] = useState<'STAY' | 'MOVE'>('STAY')
  const [agreed, setAgreed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errorToast] = useState(createErrorToast)
  const label = getPublishLabel(flow)
  const { name } = flowLabels[flow.kind]
  const inIt = flow.statistics.active + flow.statistics.failed
  const definition = draft.getPresent()
  const isForEveryone = enrollsEveryone(flow.kind, definition)
  const asksWhatBecomesOfThem = flow.publishedVersion !== null && flow.hasUnpublishedChanges && inIt > 0

  async function publish() {
    setBusy(true)
    errorToast.dismiss()
    try {
      const published = await call('POST /agent/flows/:flowId/published', {
        params: { flowId: flow._id },
        body: { contacts, basedOn: draft.getBasedOn() },
      })
      draft.settle(published)
      await showFlow(published)
      toast.success(label === 'Activate' ? `${name} activated` : 'Changes published')
      onClose()
    } catch (error) {
      errorToast.show(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <PanelBody className="space-y-4">
        <p>
          {flow.kind === 'AUTOMATION'
            ? `Contacts who match are enrolled from now on, first those who match already${flow.publishedVersion === null ? '' : ' and were never in it'}.`
            : 'From now on, it runs each time its trigger happens. What happened before is not repeated.'}
        </p>
        {isForEveryone && (
          <Callout tone="warning" title="Every contact will be enrolled">
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
            <label className="mt-1 flex items-start gap-2">
              <Checkbox checked={agreed} onChange={setAgreed} className="mt-0.5" />
              Yes, enroll every contact of the account
            </label>
          </Callout>
        )}
        {asksWhatBecomesOfThem && (
          <section aria-labelledby="contacts-in-it" className="space-y-2">
            <h3 id="contacts-in-it" className="font-semibold">
              {`${pluralize(inIt, 'contact is', 'contacts are')} in it now`}
            </h3>
            <RadioCards aria-labelledby="contacts-in-it" value={contacts} options={choices} onChange={setContacts} />
          </section>
        )}
        <EstimatePanel flow={flow} definition={definition} />
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={isBusy} disabled={isForEveryone && !agreed} onClick={() => void publish()}>
          {label}
        </Button>
      </PanelFooter>
    </>
  )
}

const choices = [
  {
    value: 'STAY',
    label: 'They stay on their version',
    hint: 'They get what was published when they entered. Only new contacts get your changes.',
  },
  {
    value: 'MOVE',
    label: 'They move to the new version',
    hint: 'They continue at their step with your changes. Contacts whose step you deleted leave.',
  },
] as const
