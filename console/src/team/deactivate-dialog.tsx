import { requiredMessage } from '@gable/shared/http/fields.ts'
import * as z from 'zod'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import type { Choice } from '../design/inputs/option.ts'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { describeEnding, describeWork, hasWork } from './describe-work.ts'
import { getMemberName } from './member-name.ts'
import { useMemberSearch } from './use-member-search.ts'
import { useTeamActions } from './use-team-actions.ts'
import type { DialogTarget } from './use-team-dialogs.tsx'

interface DeactivateDialogProps {
  open: boolean
  member: DialogTarget
  onClose: () => void
}

/** Shows what moves and what ends before it happens, and asks who takes over. */
export function DeactivateDialog({ open, member, onClose }: DeactivateDialogProps) {
  const name = getMemberName(member)
  const { deactivate } = useTeamActions()
  const work = useApi('GET /agent/team/:userId/work', open && { params: { userId: member._id } })
  const searchMembers = useMemberSearch(member._id)
  const needsSuccessor = work.data === undefined || hasWork(work.data)
  const form = useZodForm(needsSuccessor ? HandOverForm : EmptyForm, {
    defaultValues: { to: 'MEMBER', successor: null },
  })
  const isToMember = form.watch('to') === 'MEMBER'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Deactivate ${name}?`}
      description="They are signed out right away and no longer see this agency. You can reactivate them later."
      form={form}
      submitLabel="Deactivate"
      onSubmit={async ({ to, successor }) => {
        await deactivate(member._id, needsSuccessor && to === 'MEMBER' ? (successor?.value ?? null) : null)
        toast.success(`${name} deactivated`)
        onClose()
      }}
    >
      {work.error && !work.data ? (
        <LoadError problem={work.error} title="The member’s work could not be counted" onRetry={() => work.mutate()} />
      ) : !work.data ? (
        <CardStackSkeleton heights={['h-24']} />
      ) : (
        <>
          <WorkList title="Moves" lines={describeWork(work.data)} empty="They own no contacts or leads." />
          <WorkList title="Ends" lines={describeEnding(work.data)} />
          {needsSuccessor && (
            <>
              <RadioCardsField
                control={form.control}
                name="to"
                label="Who takes over?"
                required
                columns={2}
                options={[
                  { value: 'MEMBER', label: 'A team member', hint: 'Also gets new leads that would reach them.' },
                  { value: 'NOBODY', label: 'Nobody for now', hint: 'Contacts and leads are left unassigned.' },
                ]}
              />
              {isToMember && (
                <ComboboxField
                  control={form.control}
                  name="successor"
                  label="Team Member"
                  required
                  search={searchMembers}
                  placeholder="Find a team member…"
                  emptyText="No other active member found"
                />
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

function WorkList({ title, lines, empty }: { title: string; lines: readonly string[]; empty?: string }) {
  if (lines.length === 0) return empty ? <p className="text-muted">{empty}</p> : null
  return (
    <section aria-label={title}>
      <h3 className="font-medium text-table">{title}</h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const Fields = z.object({ to: z.enum(['MEMBER', 'NOBODY']), successor: z.custom<Choice | null>() })

const HandOverForm = Fields.superRefine(({ to, successor }, context) => {
  if (to === 'MEMBER' && !successor) context.addIssue({ code: 'custom', path: ['successor'], message: requiredMessage })
})

const EmptyForm = Fields
