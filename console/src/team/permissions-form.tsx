import { permissions as allPermissions, type Permission, type Role, roles } from '@gable/shared/access.ts'
import { isFixedRole, outranks } from '@gable/shared/team/grants.ts'
import { higherRole, notGrantablePermission, ownAccess } from '@gable/shared/team/messages.ts'
import { useState } from 'react'
import * as z from 'zod'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Field } from '../design/inputs/field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { Select } from '../design/inputs/select.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { getRoleLabel } from '../layout/role-labels.ts'
import type { PermissionContext } from './member-permissions-page.tsx'
import { permissionLabels } from './permission-labels.ts'
import { useTeamActions } from './use-team-actions.ts'

const AccessForm = z.object({ role: z.enum(roles), permissions: z.record(z.enum(allPermissions), z.boolean()) })
type AccessValues = z.infer<typeof AccessForm>

/** Choosing a role sets its permissions, which can then be changed one by one. */
export function PermissionsForm({ member, grantable, rolePermissions }: PermissionContext) {
  const { isSelf } = member
  const { savePermissions } = useTeamActions()
  const [ownChange, setOwnChange] = useState<AccessValues>()
  const form = useZodForm(AccessForm, {
    defaultValues: { role: member.role, permissions: toRecord(member.permissions) },
  })
  const allowNextNavigation = useUnsavedChanges(form.formState.isDirty)
  const { role, permissions } = form.watch()
  const ofRole = rolePermissions.get(role) ?? []
  const isLocked = member.status === 'DEACTIVATED' || !member.isManageable
  const options = listRoleOptions({ member, grantable })

  function chooseRole(next: Role) {
    form.setValue('role', next, { shouldDirty: true })
    form.setValue('permissions', toRecord(rolePermissions.get(next) ?? []), { shouldDirty: true })
  }

  async function save({ role, permissions }: AccessValues) {
    const held = allPermissions.filter((permission) => permissions[permission])
    // Members who lower their own role are redirected at once.
    allowNextNavigation()
    await savePermissions(member._id, { role, permissions: held })
    form.reset({ role, permissions })
    toast.success('Permissions saved')
  }

  function saveOwnRole(values: AccessValues) {
    if (values.role === member.role) toast('Nothing to save. Your role is unchanged.')
    else setOwnChange(values)
  }

  return (
    <>
      {!member.isManageable && <Callout>{higherRole}</Callout>}
      <Card
        title="Roles and permissions"
        description="Changes take effect right away, also where the member is signed in."
      >
        <Form form={form} className="space-y-5" onSubmit={(values) => (isSelf ? saveOwnRole(values) : save(values))}>
          <Field label="Role" required hint={isSelf ? ownAccess : undefined} className="sm:max-w-72">
            {(control) => (
              <Select
                {...control}
                value={role}
                options={options}
                onChange={chooseRole}
                disabled={isLocked || options.length < 2}
              />
            )}
          </Field>
          <fieldset className="space-y-4">
            <legend className="sr-only">Permissions</legend>
            {allPermissions.map((permission) => (
              <SwitchField
                key={permission}
                control={form.control}
                name={`permissions.${permission}`}
                label={permissionLabels[permission].label}
                hint={`${permissionLabels[permission].hint} ${describeException(permissions[permission], ofRole.includes(permission), role)}`.trim()}
                disabledReason={getDisabledReason(permission, { member, grantable, role })}
              />
            ))}
          </fieldset>
          {!isLocked && <SubmitButton>Save</SubmitButton>}
        </Form>
      </Card>
      <ConfirmDialog
        open={ownChange !== undefined}
        onClose={() => setOwnChange(undefined)}
        title={`Change your own role to ${getRoleLabel(ownChange?.role ?? role)}?`}
        description="You lose what the lower role does not include. Only someone with a higher role can give it back."
        confirmLabel="Change role"
        tone="danger"
        onConfirm={() => ownChange && save(ownChange)}
      />
    </>
  )
}

type Choosing = Pick<PermissionContext, 'member' | 'grantable'>

/** The current role, and those that the signed-in user may give. Their own can only be lowered. */
const listRoleOptions = ({ member, grantable }: Choosing) =>
  roles
    .filter(
      (role) =>
        role === member.role || (grantable.roles.includes(role) && (!member.isSelf || outranks(member.role, role))),
    )
    .map((role) => ({ value: role, label: getRoleLabel(role) }))

function getDisabledReason(permission: Permission, { member, grantable, role }: Choosing & { role: Role }) {
  if (member.status === 'DEACTIVATED') return 'Reactivate this member first.'
  if (!member.isManageable) return higherRole
  if (isFixedRole(role)) return 'Owners have every permission.'
  if (member.isSelf) return ownAccess
  return grantable.permissions.includes(permission) ? undefined : notGrantablePermission
}

function describeException(isHeld: boolean | undefined, isInRole: boolean, role: Role): string {
  if (isHeld === isInRole) return ''
  return isHeld ? `Not part of the role ${getRoleLabel(role)}.` : `Part of the role ${getRoleLabel(role)}.`
}

const toRecord = (held: readonly Permission[]) =>
  Object.fromEntries(allPermissions.map((permission) => [permission, held.includes(permission)])) as Record<
    Permission,
    boolean
  >
