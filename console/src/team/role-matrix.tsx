import { type Permission, permissions, type Role } from '@gable/shared/access.ts'
import { isFixedRole, listChangedPermissions } from '@gable/shared/team/grants.ts'
import { notGrantablePermission } from '@gable/shared/team/messages.ts'
import type { Grantable, RoleWisePermissions } from '@gable/shared/team/team.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { type FormEvent, useState } from 'react'
import { ScrollBox } from '../design/data/table/scroll-box.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { getRoleLabel } from '../layout/role-labels.ts'
import { useErrorToast } from '../platform/error-toast.ts'
import { permissionLabels } from './permission-labels.ts'
import { useTeamActions } from './use-team-actions.ts'

interface RoleMatrixProps {
  roles: readonly RoleWisePermissions[]
  grantable: Grantable
}

/** A column for each role, a row for each permission. */
export function RoleMatrix({ roles, grantable }: RoleMatrixProps) {
  const { saveRole, refreshTeam } = useTeamActions()
  const errorToast = useErrorToast()
  const [isBusy, setBusy] = useState(false)
  const [draft, setDraft] = useState(() => new Map(roles.map(({ role, permissions }) => [role, permissions])))
  const getHeld = (role: Role) => draft.get(role) ?? []
  const changed = roles.filter((row) => listChangedPermissions(row.permissions, getHeld(row.role)).length > 0)
  const canEdit = roles.some(({ isEditable }) => isEditable)
  useUnsavedChanges(changed.length > 0)

  const toggle = (role: Role, permission: Permission, isHeld: boolean) =>
    setDraft((current) => {
      const others = (current.get(role) ?? []).filter((item) => item !== permission)
      return new Map(current).set(role, isHeld ? [...others, permission] : others)
    })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (changed.length === 0) return void toast('Nothing to save. No permission was changed.')
    errorToast.dismiss()
    setBusy(true)
    try {
      for (const { role } of changed) await saveRole(role, getHeld(role))
      toast.success('Permissions saved')
    } catch (error) {
      errorToast.show(error)
      await refreshTeam()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={save} className="space-y-4">
      <ScrollBox label="Permissions by role">
        <table className="w-full border-separate border-spacing-0 text-table">
          <caption className="sr-only">Permissions by role</caption>
          <thead>
            <tr>
              <th scope="col" className={`${cellClassName} sticky left-0 min-w-52 bg-sunken text-left font-medium`}>
                Permission
              </th>
              {roles.map(({ role, members }) => (
                <th key={role} scope="col" className={`${cellClassName} bg-sunken text-center font-semibold`}>
                  {getRoleLabel(role)}
                  <span className="block whitespace-nowrap font-normal text-label text-muted">
                    {pluralize(members, 'member')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row" className={`${cellClassName} sticky left-0 bg-surface text-left font-medium`}>
                  {permissionLabels[permission].label}
                  <span className="block max-w-80 font-normal text-label text-muted">
                    {permissionLabels[permission].hint}
                  </span>
                </th>
                {roles.map(({ role, isEditable }) => (
                  <td key={role} className={`${cellClassName} text-center`}>
                    <PermissionCheckbox
                      label={`${getRoleLabel(role)}: ${permissionLabels[permission].label}`}
                      isHeld={getHeld(role).includes(permission)}
                      disabledReason={getDisabledReason({ role, isEditable }, permission, grantable)}
                      onChange={(isHeld) => toggle(role, permission, isHeld)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {canEdit && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
          <p className="text-muted text-table">Takes effect right away for everyone with the role.</p>
        </div>
      )}
    </form>
  )
}

interface PermissionCheckboxProps {
  label: string
  isHeld: boolean
  disabledReason: string | undefined
  onChange: (isHeld: boolean) => void
}

function PermissionCheckbox({ label, isHeld, disabledReason, onChange }: PermissionCheckboxProps) {
  return (
    <Tooltip text={disabledReason}>
      <Checkbox
        aria-label={label}
        aria-disabled={disabledReason ? true : undefined}
        checked={isHeld}
        onChange={(next) => disabledReason || onChange(next)}
        className={disabledReason && 'opacity-60'}
      />
    </Tooltip>
  )
}

function getDisabledReason(
  { role, isEditable }: Pick<RoleWisePermissions, 'role' | 'isEditable'>,
  permission: Permission,
  grantable: Grantable,
): string | undefined {
  if (isFixedRole(role)) return 'Owners have every permission.'
  if (!isEditable) return 'You can only change roles below your own.'
  return grantable.permissions.includes(permission) ? undefined : notGrantablePermission
}

const cellClassName = 'border-line border-b px-4 py-3'
