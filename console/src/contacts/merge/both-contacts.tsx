import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Contact } from '@gable/shared/contacts/contact.ts'
import { type ReactNode, useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { useApi } from '../../platform/use-api.ts'
import type { Both, BothContactsProps } from './both.ts'
import { MergeForm } from './merge-form.tsx'

/** Reads both contacts, then compares them. */
export function BothContacts({ keptId, goneId, onMerged, ...further }: BothContactsProps) {
  const kept = useApi('GET /agent/contacts/:contactId', { params: { contactId: keptId } })
  const gone = useApi('GET /agent/contacts/:contactId', { params: { contactId: goneId } })
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'CONTACT' } })
  const [merged, setMerged] = useState<Both>()
  const reload = () => Promise.all([kept.mutate(), gone.mutate(), attributes.mutate()])
  const read = kept.data && gone.data && attributes.data && bothOf(kept.data, gone.data, attributes.data)
  // Once they are merged the one answers as the other; what fades away still shows what it showed.
  const both = merged ?? read

  function finish(contact: Contact) {
    setMerged(both)
    further.onClose()
    onMerged?.(contact)
  }

  const problem = kept.error ?? gone.error ?? attributes.error
  const isOne = both?.kept._id === both?.gone._id
  if (both && !isOne) return <MergeForm {...both} {...further} onReload={reload} onDone={finish} />
  if (both) return <Instead onClose={further.onClose}>{alreadyOne}</Instead>
  if (problem?.code === 'not_found') return <Instead onClose={further.onClose}>{isGone}</Instead>
  return (
    <Instead onClose={further.onClose}>
      {problem ? (
        <Failed title="The contacts could not be loaded" onRetry={() => void reload()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Instead>
  )
}

const bothOf = (kept: Contact, gone: Contact, attributes: readonly AttributeDefinition[]): Both => ({
  kept,
  gone,
  attributes,
})

function Instead({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <PanelBody>{children}</PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
      </PanelFooter>
    </>
  )
}

const alreadyOne = <Empty title="They are one contact already" text="Somebody has merged them meanwhile." />
const isGone = <Empty title="One of them is no longer there" text="There is nothing left to merge." />
