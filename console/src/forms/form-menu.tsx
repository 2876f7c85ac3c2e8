import { Archive, ArchiveRestore, Copy, Ellipsis, PenLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useFormEditorPath } from './form-paths.ts'
import type { FormRow } from './form-rows.ts'
import { useFormActions } from './use-form-actions.ts'
import type { OpenFormDialog } from './use-form-dialogs.tsx'

interface FormMenuProps {
  form: FormRow
  openDialog: OpenFormDialog
}

/** The actions on a form. A form group has none. */
export function FormMenu({ form, openDialog }: FormMenuProps) {
  const { clone, unarchive } = useFormActions()
  const getEditorPath = useFormEditorPath()
  const navigate = useNavigate()

  async function cloneAndOpen() {
    const copy = await clone(form._id)
    if (copy) void navigate(getEditorPath({ type: 'FORM', _id: copy._id }))
  }

  if (form.type === 'FORM_GROUP') return null
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${form.name}`} />}>
      <MenuItem icon={PenLine} onSelect={() => openDialog('rename', form)}>
        Rename
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void cloneAndOpen()}>
        Clone
      </MenuItem>
      {form.isArchived ? (
        <>
          <MenuItem icon={ArchiveRestore} onSelect={() => void unarchive(form._id)}>
            Unarchive
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => openDialog('delete', form)}>
            Delete
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={Archive} onSelect={() => openDialog('archive', form)}>
          Archive
        </MenuItem>
      )}
    </Menu>
  )
}
