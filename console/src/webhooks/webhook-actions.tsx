import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookWrites } from './use-webhook-writes.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Everything one can do with a webhook, behind three dots. */
export function WebhookActions({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const [asked, ask] = useState<'edit' | 'renew' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const { refreshAll, setPaused, sendTest, remove, renewSecret } = useWebhookWrites()
  const { url, isPaused } = webhook
  const close = () => ask(undefined)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${url}`} size="sm" />}>
        <MenuItem icon={Pencil} onSelect={() => ask('edit')}>
          Edit
        </MenuItem>
        <MenuItem
          icon={Send}
          withheld={isPaused && 'This webhook is paused. Resume it to send something.'}
          onSelect={() => void sendTest(webhook)}
        >
          Send test
        </MenuItem>
        <MenuItem icon={isPaused ? Play : Pause} onSelect={() => void setPaused(webhook, !isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => ask('renew')}>
          New secret
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => ask('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <WebhookDialog
        open={asked === 'edit'}
        onClose={close}
        webhook={webhook}
        onSaved={() => {
          close()
          void refreshAll()
        }}
      />
      <ConfirmDialog
        open={asked === 'renew'}
        onClose={close}
        title={<>Make a new secret for “{url}”?</>}
        description="The old one stops counting at once. Until your system knows the new one, it will refuse our calls."
        confirm="Make new secret"
        tone="danger"
        onConfirm={async () => setSecret((await renewSecret(webhook)).secret)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title={<>Delete “{url}”?</>}
        description="It is not called any more, and the log of what was sent there is gone."
        confirm="Delete"
        tone="danger"
        onConfirm={async () => {
          await remove(webhook)
          onDeleted()
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
