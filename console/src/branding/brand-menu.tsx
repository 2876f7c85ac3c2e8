import { type Branding, BrandingName, brandingNameMaximum } from '@gable/shared/branding/branding.ts'
import { Copy, Ellipsis, PenLine, Star } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { brandingPath } from './sections.ts'
import { useRefreshBrandings } from './use-branding.ts'

export function BrandMenu({ branding: { _id, name, isDefault } }: { branding: Branding }) {
  const [isRenaming, setRenaming] = useState(false)
  const refresh = useRefreshBrandings()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const params = { brandingId: _id }

  async function makeDefault() {
    try {
      await call('POST /agent/branding/:brandingId/default', { params })
      toast.success(`${name} is now the default`)
      await refresh()
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function clone() {
    try {
      const copy = await call('POST /agent/branding/:brandingId/clone', { params })
      toast.success('Brand cloned')
      void refresh()
      void navigate(pathTo(brandingPath(copy._id, 'style')))
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function rename(next: string) {
    await call('PATCH /agent/branding/:brandingId/name', { params, body: { name: next } })
    await refresh()
  }

  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} />}>
        <MenuItem icon={PenLine} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => void clone()}>
          Clone
        </MenuItem>
        <MenuItem
          icon={Star}
          disabledReason={isDefault && 'This is already the default.'}
          onSelect={() => void makeDefault()}
        >
          Make default
        </MenuItem>
      </Menu>
      <NameDialog
        open={isRenaming}
        onClose={() => setRenaming(false)}
        title={`Rename “${name}”`}
        name={name}
        schema={BrandingName.shape.name}
        max={brandingNameMaximum}
        submitLabel="Rename"
        onSubmit={rename}
      />
    </>
  )
}
