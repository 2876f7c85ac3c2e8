import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Eraser,
  MailCheck,
  MailX,
  Merge,
  MessageSquareText,
  Pencil,
  Phone,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toCallLink } from '../../calls/current-call.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useMediaQuery } from '../../design/layout/use-media-query.ts'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useAccount } from '../../platform/account.ts'
import { lazyOverlay, preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { contactName } from '../contact-name.ts'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { useArchiveContact } from '../use-archive-contact.ts'
import { AddNoteButton } from './add-note-button.tsx'
import { useOpenContact } from './open-contact.ts'
import { SendEmailButton } from './send-email-button.tsx'
import { SubscriptionDialog } from './subscription-dialog.tsx'
import { LazyTextsSlideOut, useTexts } from './use-texts.tsx'

const LazyMergeDialog = lazyOverlay(
  async () => (await import('../merge/merge-dialog.tsx')).MergeDialog,
  ({ open }) => open,
)

const LazyEraseDialog = lazyOverlay(
  async () => (await import('../../erasure/erase-dialog.tsx')).EraseDialog,
  ({ open }) => open,
)

/** The actions in the header of the contact page. */
export function ContactPageActions() {
  const { contact, setContact } = useOpenContact()
  const { edit, dialog } = useEditContact(setContact)
  const { archive, restore } = useArchiveContact()
  const navigate = useNavigate()
  const { list, contactPath } = useContactPaths()
  const { agent, permissions } = useAccount()
  const canErase = permissions.includes('ACCESS_ACCOUNT_SETTINGS') || contact.owner?._id === agent._id
  const [dialogName, openDialog] = useState<'subscription' | 'merge' | 'erase'>()
  const { openTexts, textsSlideOut } = useTexts()
  const closeDialog = () => openDialog(undefined)
  const { state, mayResubscribe } = contact.subscription
  const isUnsubscribed = state === 'UNSUBSCRIBED'
  // Phones show Call, Send email and Add Note; the others move into the menu.
  const isWide = useMediaQuery('(min-width: 640px)')
  const hasRoomForEdit = isWide || !contact.phone
  return (
    <>
      {contact.phone && (
        <Button
          icon={Phone}
          {...toCallLink({ contactId: contact._id, name: contactName(contact), phone: contact.phone })}
        >
          Call
        </Button>
      )}
      {contact.phone && isWide && (
        <Button icon={MessageSquareText} onClick={openTexts} {...preloadOnIntent(LazyTextsSlideOut)}>
          Send text
        </Button>
      )}
      <SendEmailButton />
      <AddNoteButton />
      {hasRoomForEdit && (
        <Button icon={Pencil} onClick={() => edit(contact)}>
          Edit
        </Button>
      )}
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More actions" variant="secondary" />}>
        {contact.phone && !isWide && (
          <MenuItem icon={MessageSquareText} onSelect={openTexts}>
            Send text
          </MenuItem>
        )}
        {!hasRoomForEdit && (
          <MenuItem icon={Pencil} onSelect={() => edit(contact)}>
            Edit
          </MenuItem>
        )}
        {contact.emailId && (
          <MenuItem
            icon={isUnsubscribed ? MailCheck : MailX}
            disabledReason={
              isUnsubscribed && !mayResubscribe && 'They unsubscribed themselves, so only they can resubscribe.'
            }
            onSelect={() => openDialog('subscription')}
          >
            {isUnsubscribed ? 'Resubscribe' : 'Unsubscribe'}
          </MenuItem>
        )}
        <MenuItem icon={Merge} onSelect={() => openDialog('merge')} {...preloadOnIntent(LazyMergeDialog)}>
          Merge with…
        </MenuItem>
        <MenuSeparator />
        {contact.isArchived ? (
          <MenuItem icon={ArchiveRestore} onSelect={() => void restore(contact)}>
            Restore
          </MenuItem>
        ) : (
          <MenuItem icon={Archive} onSelect={() => void archive(contact)}>
            Archive
          </MenuItem>
        )}
        {canErase && (
          <MenuItem icon={Eraser} danger onSelect={() => openDialog('erase')} {...preloadOnIntent(LazyEraseDialog)}>
            Erase for good
          </MenuItem>
        )}
      </Menu>
      {dialog}
      {textsSlideOut}
      <SubscriptionDialog open={dialogName === 'subscription'} onClose={closeDialog} />
      {dialogName === 'erase' && (
        <LazyEraseDialog open onClose={closeDialog} contact={contact} onErasing={() => void navigate(list)} />
      )}
      {dialogName === 'merge' && (
        <LazyMergeDialog
          open
          onClose={closeDialog}
          contactId={contact._id}
          onMerged={(merged) => void navigate(contactPath(merged._id))}
        />
      )}
    </>
  )
}
