import type { Contact } from '@gable/shared/contacts/contact.ts'
import { useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi, useApiList } from '../platform/use-api.ts'
import { Conversation } from './conversation.tsx'
import { TextComposer } from './text-composer.tsx'
import { useReadTexts } from './use-read-texts.ts'

const pageLength = 50
const shownMaximum = 200

interface TextsSlideOutProps {
  contact: Pick<Contact, '_id' | 'isArchived'>
  name: string
  open: boolean
  onClose: () => void
}

/** The texts that were exchanged with one contact, and a field to write the next one, or why none can be sent. */
export function TextsSlideOut({ contact, name, open, onClose }: TextsSlideOutProps) {
  const params = { contactId: contact._id }
  const [pageSize, setPageSize] = useState(pageLength)
  const texting = useApi('GET /agent/contacts/:contactId/texting', open && { params })
  const texts = useApiList('GET /agent/contacts/:contactId/texts', open && { params, query: { pageSize } })
  useLiveEvent('contacts', ({ id }) => {
    if (!open || (id !== undefined && id !== contact._id)) return
    void texting.mutate()
    void texts.mutate()
  })
  useReadTexts(contact._id, open ? texts.data?.data : undefined)
  const canShowOlder = texts.data && texts.data.total > texts.data.data.length && pageSize < shownMaximum
  const hasError = (texting.error && !texting.data) || (texts.error && !texts.data)
  return (
    // The composer keeps a draft, so closing the panel does not need a confirmation.
    <SlideOut open={open} onClose={onClose} closeOnOutsidePress={false} title={`Texts with ${name}`}>
      {texting.data && texts.data ? (
        <>
          <PanelBody className="flex flex-col">
            <Conversation
              contactId={contact._id}
              name={name}
              texts={texts.data.data}
              onShowOlder={canShowOlder ? () => setPageSize(pageSize + pageLength) : undefined}
              isLoadingOlder={texts.isValidating}
            />
          </PanelBody>
          <TextComposer contact={contact} texting={texting.data} />
        </>
      ) : (
        <PanelBody>
          {hasError ? (
            <ErrorState
              title="The texts could not be loaded"
              onRetry={() => void Promise.all([texting.mutate(), texts.mutate()])}
              retrying={texting.isValidating || texts.isValidating}
            />
          ) : (
            <TextSkeleton lines={8} />
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}
