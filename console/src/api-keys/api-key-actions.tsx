import { type ApiKey, ApiKeyChange } from '@gable/shared/api-keys/api-key.ts'
import { Ban, Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { call } from '../platform/use-api.ts'

/** The menu of actions for one API key. */
export function ApiKeyActions({ apiKey, onChanged }: { apiKey: ApiKey; onChanged: () => void }) {
  const [openDialog, setOpenDialog] = useState<'rename' | 'revoke'>()
  const { _id: apiKeyId, name, state } = apiKey
  const params = { apiKeyId }
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} size="sm" />}>
        <MenuItem icon={Pencil} onSelect={() => setOpenDialog('rename')}>
          Rename
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={Ban}
          danger
          disabledReason={state === 'REVOKED' && 'This key is revoked already.'}
          onSelect={() => setOpenDialog('revoke')}
        >
          Revoke
        </MenuItem>
      </Menu>
      <NameDialog
        open={openDialog === 'rename'}
        onClose={close}
        title="Rename API key"
        name={name}
        schema={ApiKeyChange.shape.name}
        max={80}
        submitLabel="Rename"
        onSubmit={async (name) => {
          await call('PATCH /agent/api-keys/:apiKeyId', { params, body: { name } })
          toast.success('API key renamed')
          onChanged()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'revoke'}
        onClose={close}
        title={<>Revoke “{name}”?</>}
        description="Programs that use this key are refused at once. A revoked key cannot be used again."
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={async () => {
          await call('POST /agent/api-keys/:apiKeyId/revoked', { params })
          toast.success('API key revoked')
          onChanged()
        }}
      />
    </>
  )
}
