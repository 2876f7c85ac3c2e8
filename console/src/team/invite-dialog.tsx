import { type Role, roles } from '@gable/shared/access.ts'
import { TeamInvitations } from '@gable/shared/team/team.ts'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { getRoleLabel } from '../layout/role-labels.ts'
import { useApi } from '../platform/use-api.ts'
import { splitEmails } from './split-emails.ts'
import { useTeamActions } from './use-team-actions.ts'

/** Invites one or several people, with a role that the signed-in user may give. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { invite } = useTeamActions()
  const { data: grantable } = useApi('GET /agent/grantable-roles', open && {})
  const form = useZodForm(InviteForm, { defaultValues: { emails: '', role: 'AGENT' } })
  const options = roles
    .filter((role) => grantable?.roles.includes(role))
    .map((role) => ({ value: role, label: getRoleLabel(role), hint: roleHints[role] }))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite members"
      description="Each of them gets an email with a link that works once, for 14 days."
      form={form}
      submitLabel="Send invitations"
      confirmDiscard
      onSubmit={async ({ emails, role }) => {
        const { invited } = await invite({ emails, role })
        toast.success(invited === 1 ? `Invitation sent to ${emails[0]}` : `${invited} invitations sent`)
        onClose()
      }}
    >
      <TextAreaField
        control={form.control}
        name="emails"
        label="Emails"
        required
        rows={3}
        spellCheck={false}
        placeholder="nora@example.com, liam@example.com"
        hint="Separate several addresses by commas or lines."
      />
      <SelectField control={form.control} name="role" label="Role" required options={options} />
    </FormDialog>
  )
}

const { emails: Emails } = TeamInvitations.shape

/** One field for all addresses. Its error names the address that is wrong. */
const InviteForm = z.object({
  emails: z.string().transform((text, context) => {
    const emails = splitEmails(text)
    const parsed = Emails.safeParse(emails)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const wrong = emails[Number(issue?.path[0])]
    context.addIssue({ code: 'custom', message: wrong ? `“${wrong}” is not a valid email` : (issue?.message ?? '') })
    return z.NEVER
  }),
  role: z.enum(roles),
})

const roleHints: Record<Role, string> = {
  OWNER: 'Has every permission.',
  ADMIN: 'Manages the account for the owners.',
  AGENT: 'Works with contacts and leads.',
}
