import type { Contact } from '@gable/shared/contacts/contact.ts'
import { type ReactNode, useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { useApi } from '../../platform/use-api.ts'
import { type ContactPair, MergeForm, type MergePanelProps } from './merge-form.tsx'

interface CompareContactsProps extends MergePanelProps {
  primaryId: string
  duplicateId: string
  onMerged?: ((contact: Contact) => void) | undefined
}

/** Loads both contacts and shows the merge form. */
export function CompareContacts({ primaryId, duplicateId, onMerged, ...panelProps }: CompareContactsProps) {
  const primary = useApi('GET /agent/contacts/:contactId', { params: { contactId: primaryId } })
  const duplicate = useApi('GET /agent/contacts/:contactId', { params: { contactId: duplicateId } })
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'CONTACT' } })
  const [mergedPair, setMergedPair] = useState<ContactPair>()
  const reload = () => Promise.all([primary.mutate(), duplicate.mutate(), attributes.mutate()])
  const loadedPair = primary.data &&
    duplicate.data &&
    attributes.data && { primary: primary.data, duplicate: duplicate.data, attributes: attributes.data }
  // After the merge both ids return the same contact; the closing dialog keeps showing the two it compared.
  const pair = mergedPair ?? loadedPair

  function handleDone(contact: Contact) {
    setMergedPair(pair)
    panelProps.onClose()
    onMerged?.(contact)
  }

  const { onClose } = panelProps
  const problem = primary.error ?? duplicate.error ?? attributes.error
  const isSameContact = pair?.primary._id === pair?.duplicate._id
  if (pair && !isSameContact) return <MergeForm {...pair} {...panelProps} onReload={reload} onDone={handleDone} />
  if (pair)
    return (
      <Message onClose={onClose}>
        <EmptyState title="These contacts are already merged" text="Someone merged them in the meantime." />
      </Message>
    )
  if (problem?.code === 'not_found')
    return (
      <Message onClose={onClose}>
        <EmptyState title="One of these contacts no longer exists" text="There is nothing left to merge." />
      </Message>
    )
  return (
    <Message onClose={onClose}>
      {problem ? (
        <ErrorState title="The contacts could not be loaded" onRetry={() => void reload()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Message>
  )
}

function Message({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <PanelBody>{children}</PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
      </PanelFooter>
    </>
  )
}
