import { Archive, ArchiveRestore, Ellipsis, Eraser, Mail, MailCheck, MailX, Merge, Pencil, Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useMedia } from '../../design/layout/use-media.ts'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { useAccount } from '../../platform/account.ts'
import { useContactPath } from '../contact-paths.ts'
import { useEditContact } from '../edit/use-edit-contact.tsx'
import { phoneHref } from '../phone-text.ts'
import { mailHref } from '../reach-links.tsx'
import { useContactWrites } from '../use-contact-writes.ts'
import { useOpenContact } from './open-contact.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'

const MergeDialog = lazy(async () => ({ default: (await import('../merge/merge-dialog.tsx')).MergeDialog }))

const EraseDialog = lazy(async () => ({ default: (await import('../../erasure/erase-dialog.tsx')).EraseDialog }))

/** What one does with a contact. */
export function HeadActions() {
  const { contact, put } = useOpenContact()
  const { edit, dialog } = useEditContact(put)
  const { archive, restore } = useContactWrites()
  const navigate = useNavigate()
  const { list, pathOf } = useContactPath()
  const { agent, permissions } = useAccount()
  const mayErase = permissions.includes('ACCESS_ACCOUNT_SETTINGS') || contact.owner?._id === agent._id
  const [opened, open] = useState<'subscription' | 'merge' | 'erase'>()
  const close = () => open(undefined)
  const { state, mayResubscribe } = contact.subscription
  const isUnsubscribed = state === 'UNSUBSCRIBED'
  // On a phone one calls and writes; the rest of it goes into the menu.
  const isRoomy = useMedia('(min-width: 640px)') || !(contact.phone && contact.emailId)
  return (
    <>
      {contact.phone && (
        <Button icon={Phone} href={phoneHref(contact.phone)}>
          Call
        </Button>
      )}
      {contact.emailId && (
        <Button icon={Mail} href={mailHref(contact.emailId)}>
          Email
        </Button>
      )}
      {isRoomy && (
        <Button icon={Pencil} onClick={() => edit(contact)}>
          Edit
        </Button>
      )}
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More actions" variant="secondary" />}>
        {!isRoomy && (
          <MenuItem icon={Pencil} onSelect={() => edit(contact)}>
            Edit
          </MenuItem>
        )}
        {contact.emailId && (
          <MenuItem
            icon={isUnsubscribed ? MailCheck : MailX}
            withheld={
              isUnsubscribed && !mayResubscribe && 'They unsubscribed themselves. Only they can take that back.'
            }
            onSelect={() => open('subscription')}
          >
            {isUnsubscribed ? 'Subscribe again' : 'Unsubscribe'}
          </MenuItem>
        )}
        <MenuItem icon={Merge} onSelect={() => open('merge')}>
          Merge with…
        </MenuItem>
        <MenuSeparator />
        {contact.isArchived ? (
          <MenuItem icon={ArchiveRestore} onSelect={() => void restore(contact)}>
            Bring back
          </MenuItem>
        ) : (
          <MenuItem icon={Archive} onSelect={() => void archive(contact)}>
            Archive
          </MenuItem>
        )}
        {mayErase && (
          <MenuItem icon={Eraser} danger onSelect={() => open('erase')}>
            Erase for good
          </MenuItem>
        )}
      </Menu>
      {dialog}
      <SubscriptionDialog open={opened === 'subscription'} onClose={close} />
      <Suspense>
        {opened === 'erase' && (
          <EraseDialog open onClose={close} contact={contact} onErasing={() => void navigate(list)} />
        )}
        {opened === 'merge' && (
          <MergeDialog
            open
            onClose={close}
            contactId={contact._id}
            onMerged={(kept: { _id: string }) => void navigate(pathOf(kept._id))}
          />
        )}
      </Suspense>
    </>
  )
}
