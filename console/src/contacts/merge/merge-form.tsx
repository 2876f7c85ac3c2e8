import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Contact } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { ArrowLeftRight, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { FieldChooser } from './field-chooser.tsx'
import { MergeOutcome } from './merge-outcome.tsx'
import { type MergeRow, toMergeRows, toTakenFields } from './merge-rows.ts'
import { useMergeContacts, useMergePreview } from './use-merge-contacts.ts'

/** The two contacts of a merge: the primary is kept, the duplicate is merged into it. */
export interface ContactPair {
  primary: Contact
  duplicate: Contact
  attributes: readonly AttributeDefinition[]
}

export interface MergePanelProps {
  /** Makes the duplicate the primary contact. */
  onSwap: () => void
  /** Goes back to the search; undefined when both contacts were given. */
  onBack: (() => void) | undefined
  onClose: () => void
  onBusyChange: (isBusy: boolean) => void
}

interface MergeFormProps extends ContactPair, MergePanelProps {
  onReload: () => Promise<unknown>
  onDone: (contact: Contact) => void
}

/** Shows both contacts side by side, to choose the values to keep and preview the result. */
export function MergeForm(props: MergeFormProps) {
  const { primary, duplicate, attributes, onSwap, onBack, onClose, onBusyChange, onReload, onDone } = props
  const [takenFields, setTakenFields] = useState<ReadonlySet<MergeRow['field']>>(new Set())
  const [conflict, setConflict] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { merge } = useMergeContacts()
  const taken = toTakenFields(takenFields)
  const preview = useMergePreview(primary._id, duplicate._id, taken)

  // The element that had the focus disappeared while the contacts loaded.
  const swapButton = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) swapButton.current?.focus()
  }, [])

  const chooseField = (field: MergeRow['field'], fromDuplicate: boolean) => {
    const next = new Set(takenFields)
    if (fromDuplicate) next.add(field)
    else next.delete(field)
    setTakenFields(next)
  }

  const handleSwap = () => {
    setTakenFields(new Set())
    onSwap()
  }

  const updateBusy = (isBusy: boolean) => {
    setBusy(isBusy)
    onBusyChange(isBusy)
  }

  async function handleSubmit() {
    updateBusy(true)
    setConflict(undefined)
    try {
      const contact = await merge(primary, duplicate, taken)
      updateBusy(false)
      onDone(contact)
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') setConflict(error.message)
      else showErrorToast(error)
      await onReload()
      await preview.mutate()
      updateBusy(false)
    }
  }

  return (
    <>
      <PanelBody className="space-y-4">
        {conflict && (
          <Callout tone="warning" announce title={conflict}>
            Nothing was merged. Both contacts now show their latest values.
          </Callout>
        )}
        <div className="-mx-2 flex flex-wrap gap-2">
          <Button ref={swapButton} variant="quiet" size="sm" icon={ArrowLeftRight} onClick={handleSwap} disabled={busy}>
            Keep the other contact
          </Button>
          {onBack && (
            <Button variant="quiet" size="sm" icon={Search} onClick={onBack} disabled={busy}>
              Choose another contact
            </Button>
          )}
        </div>
        <FieldChooser
          primary={primary}
          duplicate={duplicate}
          rows={toMergeRows(primary, duplicate, attributes)}
          takenFields={takenFields}
          onChoose={chooseField}
        />
        <MergeOutcome primary={primary} duplicate={duplicate} preview={preview} />
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={preview.error !== undefined}
          onClick={() => void handleSubmit()}
        >
          Merge contacts
        </Button>
      </PanelFooter>
    </>
  )
}
