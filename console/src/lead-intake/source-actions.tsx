import type { IntakeSource } from '@gable/shared/lead-intake/source.ts'
import { Ellipsis, KeyRound, Link2, LockOpen, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { SecretDialog } from '../webhooks/secret-dialog.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { useRefreshIntake } from './use-lead-intake.ts'

export const signingHint = 'Enter it in the system that sends leads. Requests that it did not sign are rejected.'

type OpenDialog = 'edit' | 'replace-url' | 'replace-secret' | 'remove-secret' | 'delete'

/** The menu of actions for one source. */
export function SourceActions({ source, onDeleted }: { source: IntakeSource; onDeleted: () => void }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshIntake()
  const { name, isPaused, isSigned } = source
  const params = { sourceId: source._id }
  const close = () => setOpenDialog(undefined)
  const setPaused = () =>
    call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: { isPaused: !isPaused } })
      .then(() => toast.success(isPaused ? 'Source resumed' : 'Source paused'))
      .then(refresh)
      .catch(showErrorToast)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} size="sm" />}>
        <MenuItem icon={Pencil} onSelect={() => setOpenDialog('edit')}>
          Edit
        </MenuItem>
        <MenuItem icon={isPaused ? Play : Pause} onSelect={() => void setPaused()}>
          {isPaused ? 'Resume' : 'Pause'}
        </MenuItem>
        <MenuItem icon={Link2} onSelect={() => setOpenDialog('replace-url')}>
          Replace URL
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => setOpenDialog('replace-secret')}>
          {isSigned ? 'Replace secret' : 'Require signatures'}
        </MenuItem>
        {isSigned && (
          <MenuItem icon={LockOpen} onSelect={() => setOpenDialog('remove-secret')}>
            Stop requiring signatures
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => setOpenDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <SourceDialog
        open={openDialog === 'edit'}
        onClose={close}
        source={source}
        onSaved={() => {
          close()
          void refresh()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'replace-url'}
        onClose={close}
        title={<>Replace the URL of “{name}”?</>}
        description="The old URL stops working right away. Enter the new one in the other system."
        confirmLabel="Replace URL"
        tone="danger"
        onConfirm={async () => {
          await call('POST /agent/lead-intake/sources/:sourceId/address', { params })
          toast.success('URL replaced')
          await refresh()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'replace-secret'}
        onClose={close}
        title={isSigned ? <>Replace the secret of “{name}”?</> : <>Require signatures for “{name}”?</>}
        description={
          isSigned
            ? 'The old secret stops working right away. Until the other system has the new one, its requests are rejected.'
            : 'Requests without a valid signature are rejected from now on.'
        }
        confirmLabel={isSigned ? 'Replace secret' : 'Require signatures'}
        tone="danger"
        onConfirm={async () => {
          const created = await call('POST /agent/lead-intake/sources/:sourceId/secret', { params })
          setSecret(created.secret ?? undefined)
          await refresh()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'remove-secret'}
        onClose={close}
        title={<>Stop requiring signatures for “{name}”?</>}
        description="Then everyone who knows the URL can send leads to it."
        confirmLabel="Stop requiring signatures"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/lead-intake/sources/:sourceId/secret', { params })
          toast.success('Signatures are no longer required')
          await refresh()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={close}
        title={<>Delete “{name}”?</>}
        description="Its URL stops working, and what it received is deleted. Its leads stay."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/lead-intake/sources/:sourceId', { params })
          toast.success('Source deleted')
          onDeleted()
        }}
      />
      <SecretDialog secret={secret} description={signingHint} onClose={() => setSecret(undefined)} />
    </>
  )
}
