import { RectangleHorizontal } from 'lucide-react'
import { useState } from 'react'
import { LazySendDialog } from '../../broadcasts/lazy-send-dialog.ts'
import { EmptyState } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { usePermission } from '../../platform/account.ts'
import { useApiList } from '../../platform/use-api.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { PagedList, usePaging } from '../../statistics/paged-list.tsx'
import { PostcardRow } from './postcard-row.tsx'
import { PostcardSlideOut } from './postcard-slide-out.tsx'
import { useLivePostcards } from './use-cancel-postcard.ts'

interface ContactPostcardsProps {
  contactId: string
  name: string
}

/** The postcards of a contact, newest first, and the button that sends another one. */
export function ContactPostcards({ contactId, name }: ContactPostcardsProps) {
  const paging = usePaging()
  const response = useApiList('GET /agent/contacts/:contactId/postcards', {
    params: { contactId },
    query: paging.query,
  })
  const { openId, open, close } = useOverlayParam('postcard')
  useLivePostcards()
  return (
    <div className="space-y-4">
      <SendPostcardButton contactId={contactId} name={name} />
      <PagedList
        label="Postcards"
        errorTitle="The postcards could not be loaded"
        response={response}
        paging={paging}
        empty={<EmptyState title="No postcards found" text="Postcards you send, and their scans, appear here." />}
        renderItem={(piece) => (
          <PostcardRow key={piece._id} piece={piece} names="content" onView={() => open(piece._id)} />
        )}
      />
      <PostcardSlideOut pieceId={openId} onClose={close} />
    </div>
  )
}

/** Hidden without the permission, like the postcards themselves. */
function SendPostcardButton({ contactId, name }: ContactPostcardsProps) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted) return null
  return (
    <>
      <Button icon={RectangleHorizontal} onClick={() => setOpen(true)}>
        Send postcard
      </Button>
      <LazySendDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        medium="POSTCARD"
        audience={{ label: name, selection: { ids: [contactId] } }}
      />
    </>
  )
}
