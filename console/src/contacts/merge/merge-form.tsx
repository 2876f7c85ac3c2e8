import type { Contact } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { ArrowLeftRight, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { toastProblem } from '../../platform/problem-toast.ts'
import type { Both, BothContactsProps } from './both.ts'
import { FieldChooser } from './field-chooser.tsx'
import { MergeOutcome } from './merge-outcome.tsx'
import { type MergeRow, mergeRows, takenOf } from './merge-rows.ts'
import { useMergePreview } from './use-merge-preview.ts'
import { useMergeWrites } from './use-merge-writes.ts'

interface MergeFormProps extends Both, Omit<BothContactsProps, 'keptId' | 'goneId' | 'onMerged'> {
  onReload: () => Promise<unknown>
  onDone: (contact: Contact) => void
}

/** Both side by side: whose values win, and what comes of it. */
export function MergeForm(props: MergeFormProps) {
  const { kept, gone, attributes, onTurn, onBack, onClose, onBusy, onReload, onDone } = props
  const [chosen, setChosen] = useState<ReadonlySet<MergeRow['field']>>(new Set())
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { merge } = useMergeWrites()
  const taken = takenOf(chosen)
  const preview = useMergePreview({ keptId: kept._id, mergedId: gone._id, ...taken })

  // What was focused while both were read is gone.
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) opener.current?.focus()
  }, [])

  const choose = (field: MergeRow['field'], fromGone: boolean) => {
    const next = new Set(chosen)
    if (fromGone) next.add(field)
    else next.delete(field)
    setChosen(next)
  }

  const turn = () => {
    setChosen(new Set())
    onTurn()
  }

  async function submit() {
    const work = (isOn: boolean) => {
      setBusy(isOn)
      onBusy(isOn)
    }
    work(true)
    setRefusal(undefined)
    try {
      const contact = await merge(kept, gone, taken)
      work(false)
      onDone(contact)
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') setRefusal(error.message)
      else toastProblem(error)
      await onReload()
      await preview.mutate()
      work(false)
    }
  }

  return (
    <>
      <PanelBody className="space-y-4">
        {refusal && (
          <Callout tone="warning" announce title={refusal}>
            Nothing was merged. Both are shown as they are now.
          </Callout>
        )}
        <div className="-mx-2 flex flex-wrap gap-2">
          <Button ref={opener} variant="quiet" size="sm" icon={ArrowLeftRight} onClick={turn} disabled={busy}>
            Keep the other
          </Button>
          {onBack && (
            <Button variant="quiet" size="sm" icon={Search} onClick={onBack} disabled={busy}>
              Choose another
            </Button>
          )}
        </div>
        <FieldChooser
          kept={kept}
          gone={gone}
          rows={mergeRows(kept, gone, attributes)}
          chosen={chosen}
          onChoose={choose}
        />
        <MergeOutcome kept={kept} gone={gone} preview={preview} />
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} disabled={preview.error !== undefined} onClick={() => void submit()}>
          Merge contacts
        </Button>
      </PanelFooter>
    </>
  )
}
