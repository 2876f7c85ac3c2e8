import type { UserMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import type { AgencyMember } from '@gable/shared/team/team.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import type { Option } from '../design/inputs/option.ts'
import { Select } from '../design/inputs/select.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { Card } from '../design/layout/card.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { useSyncPaths } from './use-contact-sync.ts'
import { UserMappingBoundary } from './user-mapping-boundary.tsx'

/** By email, or with no owner, since options cannot be null. */
const automatic = 'AUTOMATIC'
const noOwner = 'NONE'

export function EditUserMappingPage() {
  return <UserMappingBoundary>{(data) => <MappingForm key={data.appId} {...data} />}</UserMappingBoundary>
}

interface MappingFormProps {
  users: UserMapping[]
  members: AgencyMember[]
  title: string
  appId: string
}

/** A team member, none, or the one with the same email for each user of the app. Unmapped users come first. */
function MappingForm({ users, members, title, appId }: MappingFormProps) {
  const { userMapping } = useSyncPaths()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [choices, setChoices] = useState(() => new Map(users.map((mapping) => [mapping.user.id, toChoice(mapping)])))
  const [isSaving, setSaving] = useState(false)
  const isDirty = users.some((mapping) => choices.get(mapping.user.id) !== toChoice(mapping))
  const allowLeaving = useUnsavedChanges(isDirty)

  async function save() {
    setSaving(true)
    try {
      const decisions = [...choices].flatMap(([remoteUserId, choice]) =>
        choice === automatic ? [] : [{ remoteUserId, agentId: choice === noOwner ? null : choice }],
      )
      await call('PUT /agent/connected-apps/:appId/user-mapping', { params: { appId }, body: { decisions } })
      await refresh('GET /agent/connected-apps/:appId/user-mapping', 'GET /agent/connected-apps/:appId/contact-sync')
      toast.success('User mapping saved')
      allowLeaving()
      await navigate(userMapping)
    } catch (error) {
      showErrorToast(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Card
      flush
      title="Users"
      description={`Choose who each user of ${title} is on your team. Users with the email of a member are recognized automatically.`}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={isSaving} disabled={!isDirty} onClick={() => void save()}>
            Save
          </Button>
          <Button to={userMapping}>Back</Button>
        </div>
      }
    >
      <ul className="divide-y divide-line border-line border-t">
        {users.map(({ user, ...mapping }) => (
          <li key={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-medium">{user.name || user.email}</p>
              <p className="break-all text-label text-muted">{user.email}</p>
            </div>
            <div className="min-w-0 flex-1 basis-60 sm:max-w-96">
              <Select
                aria-label={`Team member for ${user.name || user.email}`}
                value={choices.get(user.id) ?? automatic}
                options={listOptions(user.email, members, mapping.agentId)}
                onChange={(choice) => setChoices((before) => new Map(before).set(user.id, choice))}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const toChoice = ({ by, agentId }: UserMapping) => (by === 'DECIDED' ? (agentId ?? noOwner) : automatic)

function listOptions(email: string, members: readonly AgencyMember[], agentId: string | null): Option[] {
  const same = members.find(
    (member) => member.status === 'ACTIVE' && member.email.toLowerCase() === email && email !== '',
  )
  const offered = members.filter(({ _id, status }) => status === 'ACTIVE' || _id === agentId)
  return [
    same
      ? { value: automatic, label: `Same email: ${same.fullName || same.email}` }
      : { value: automatic, label: 'Not mapped', hint: 'Contacts keep the owner that they have here.' },
    { value: noOwner, label: 'No owner' },
    ...offered.map(({ _id, fullName, email, status }) => ({
      value: _id,
      label: fullName || email,
      hint: status === 'ACTIVE' ? email : 'Left the team. Contacts go to the successor.',
    })),
  ]
}
