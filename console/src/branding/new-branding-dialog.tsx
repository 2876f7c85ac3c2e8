import { BrandingName, brandingNameMaximum } from '@gable/shared/branding/branding.ts'
import { useNavigate } from 'react-router-dom'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { brandingPath } from './sections.ts'
import { useRefreshBrandings } from './use-branding.ts'

/** Creates a brand and opens it. */
export function NewBrandingDialog(dialog: { open: boolean; onClose: () => void }) {
  const refresh = useRefreshBrandings()
  const navigate = useNavigate()
  const pathTo = useAccountPath()

  async function create(name: string) {
    const { _id } = await call('POST /agent/branding', { body: { name } })
    void refresh()
    void navigate(pathTo(brandingPath(_id, 'style')))
  }

  return (
    <NameDialog
      {...dialog}
      title="New branding"
      description="Visitors see this name only if the brand has no display name or company."
      schema={BrandingName.shape.name}
      max={brandingNameMaximum}
      submitLabel="Create"
      onSubmit={create}
    />
  )
}
