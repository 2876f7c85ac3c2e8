import { type BrandUse, cannotArchiveDefault, cannotDefaultArchived } from '@gable/shared/branding/brand-use.ts'
import { type Branding, BrandingName, brandingNameMaximum } from '@gable/shared/branding/branding.ts'
import { Archive, ArchiveRestore, Copy, Ellipsis, PenLine, Star } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { ArchiveBrandDialog } from './archive-brand-dialog.tsx'
import { brandingPath } from './sections.ts'
import { useRefreshBrandings } from './use-branding.ts'

export function BrandMenu({ branding }: { branding: Branding }) {
  const { _id, name, isDefault, isArchived } = branding
  const [uses, setUses] = useState<BrandUse[]>([])
  const [isArchiving, setArchiving] = useState(false)
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

  async function openArchiveDialog() {
    try {
      const found = await call('GET /agent/branding/:brandingId/uses', { params })
      setUses(found.filter((use) => !use.isArchived))
      setArchiving(true)
    } catch (error) {
      showErrorToast(error)
    }
  }

  async function unarchive() {
    try {
      await call('POST /agent/branding/:brandingId/unarchived', { params })
      toast.success('Brand unarchived')
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
          disabledReason={isDefault ? 'This is already the default.' : isArchived && cannotDefaultArchived}
          onSelect={() => void makeDefault()}
        >
          Make default
        </MenuItem>
        {isArchived ? (
          <MenuItem icon={ArchiveRestore} onSelect={() => void unarchive()}>
            Unarchive
          </MenuItem>
        ) : (
          <MenuItem
            icon={Archive}
            disabledReason={isDefault && cannotArchiveDefault}
            onSelect={() => void openArchiveDialog()}
          >
            Archive
          </MenuItem>
        )}
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
      <ArchiveBrandDialog branding={branding} open={isArchiving} uses={uses} onClose={() => setArchiving(false)} />
    </>
  )
}
