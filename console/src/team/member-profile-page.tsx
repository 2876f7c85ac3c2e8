import { AgentCard, agentTitleMaximum } from '@gable/shared/agency/agent-card.ts'
import { Avatar } from '../design/data/avatar.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { useMember } from './member-layout.tsx'
import { getMemberName } from './member-name.ts'
import { useTeamActions } from './use-team-actions.ts'

/** What the agency may change about a member, and what only they can. */
export function MemberProfilePage() {
  const member = useMember()
  const { fullName, email, phone, photoUrl, joinedAt, lastSeenAt, isManageable } = member
  return (
    <>
      <Card title="Personal information" description="Only the member can change these details.">
        <div className="flex items-start gap-5">
          <Avatar name={getMemberName(member)} src={photoUrl} size="lg" />
          <div className="min-w-0 flex-1">
            <DescriptionList
              items={[
                { label: 'Name', value: fullName || 'Not given yet' },
                { label: 'Email', value: email },
                { label: 'Phone', value: phone ? formatPhone(phone) : 'Not given yet' },
                { label: 'Joined', value: formatDate(joinedAt) },
                { label: 'Last Seen', value: lastSeenAt ? <RelativeTime at={lastSeenAt} /> : 'Never' },
              ]}
            />
          </div>
        </div>
      </Card>
      {isManageable ? <CardForm /> : <CardDetails />}
    </>
  )
}

const ProfileForm = AgentCard.pick({ title: true, bookingUrl: true })

function CardForm() {
  const { _id, title, bookingUrl } = useMember()
  const { saveProfile } = useTeamActions()
  const form = useZodForm(ProfileForm, { values: { title, bookingUrl }, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <Card title="Card" description="What visitors see of this member in your agency.">
      <Form
        form={form}
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={async (body) => {
          const saved = await saveProfile(_id, body)
          form.reset({ title: saved.title, bookingUrl: saved.bookingUrl }, { keepDirtyValues: false })
          toast.success('Profile saved')
        }}
      >
        <TextField control={form.control} name="title" label="Title" max={agentTitleMaximum} autoComplete="off" />
        <TextField
          control={form.control}
          name="bookingUrl"
          label="Booking Link"
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder="https://"
        />
        <div className="sm:col-span-2">
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function CardDetails() {
  const { title, bookingUrl } = useMember()
  return (
    <Card title="Card" description="What visitors see of this member in your agency.">
      <DescriptionList
        layout="columns"
        items={[
          { label: 'Title', value: title || 'None' },
          { label: 'Booking Link', value: bookingUrl || 'None' },
        ]}
      />
    </Card>
  )
}
