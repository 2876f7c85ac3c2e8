import type { ReactNode } from 'react'
import type * as z from 'zod'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'

export type AssetDialog = 'clone' | 'rename' | 'archive'

/** Options of the field in a `NameDialog`. */
export interface NameFieldOptions {
  label: string
  placeholder?: string
  schema: z.ZodType<string, string>
}

export const assetNameMaxLength = 120

interface AssetDialogsProps {
  name: string
  nameField: NameFieldOptions
  descriptions: Record<'clone' | 'archive', string>
  openDialog: AssetDialog | undefined
  onClose: () => void
  onClone: (name: string) => unknown
  onRename: (name: string) => unknown
  onArchive: () => unknown
}

/** The dialogs for cloning, renaming and archiving a widget or landing page. */
export function AssetDialogs(props: AssetDialogsProps): ReactNode {
  const { name, nameField, descriptions, openDialog, onClose, onClone, onRename, onArchive } = props
  const nameDialog = { ...nameField, name, max: assetNameMaxLength, onClose }
  return (
    <>
      <NameDialog
        {...nameDialog}
        open={openDialog === 'clone'}
        title={`Clone “${name}”`}
        description={descriptions.clone}
        submitLabel="Clone"
        onSubmit={onClone}
      />
      <NameDialog
        {...nameDialog}
        open={openDialog === 'rename'}
        title={`Rename “${name}”`}
        submitLabel="Rename"
        onSubmit={onRename}
      />
      <ConfirmDialog
        open={openDialog === 'archive'}
        onClose={onClose}
        title="Are you sure?"
        description={descriptions.archive}
        confirmLabel="Archive"
        tone="danger"
        onConfirm={onArchive}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      </ConfirmDialog>
    </>
  )
}
