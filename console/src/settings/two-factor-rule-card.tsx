import type { AgencySecurity } from '@gable/shared/identity/two-factor.ts'
import { useId, useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Switch } from '../design/inputs/switch.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { type GraceDays, RequireTwoFactorDialog } from './require-two-factor-dialog.tsx'

interface TwoFactorRuleCardProps {
  rule: AgencySecurity
  onSaved: (saved: AgencySecurity) => void
}

/** Whether every member needs a second factor, and who has none yet. */
export function TwoFactorRuleCard({ rule, onSaved }: TwoFactorRuleCardProps) {
  const id = useId()
  const pathTo = useAccountPath()
  const [open, setOpen] = useState<'require' | 'stop'>()
  const { twoFactorFrom, hasTwoFactor, membersWithout } = rule
  const isRequired = twoFactorFrom !== null

  async function save(requiresTwoFactor: boolean, graceDays: GraceDays) {
    onSaved(await call('PUT /agent/security', { body: { requiresTwoFactor, graceDays } }))
    toast.success(requiresTwoFactor ? 'Two-factor sign-in is required' : 'Two-factor sign-in is no longer required')
  }

  return (
    <Card title="Two-factor sign-in">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="block font-medium">
            Require two-factor sign-in for everyone
          </label>
          <p id={`${id}-hint`} className="mt-0.5 text-muted text-table">
            Every member needs an authenticator app or a passkey to open your agency. Members who have none are asked to
            set one up.
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={isRequired}
          disabledReason={!isRequired && !hasTwoFactor && 'Set up two-factor sign-in for yourself first'}
          onChange={(isOn) => setOpen(isOn ? 'require' : 'stop')}
        />
      </div>
      {!isRequired && !hasTwoFactor && (
        <div className="mt-4">
          <Callout
            action={
              <Button size="sm" to={`${pathTo('settings/profile')}#two-factor`}>
                Set it up
              </Button>
            }
          >
            You have no second factor yourself. Set one up before you require it of everyone.
          </Callout>
        </div>
      )}
      <MembersWithout dueAt={twoFactorFrom} members={membersWithout} />
      <RequireTwoFactorDialog
        open={open === 'require'}
        onClose={() => setOpen(undefined)}
        missingCount={membersWithout.length}
        onSubmit={(graceDays) => save(true, graceDays)}
      />
      <ConfirmDialog
        open={open === 'stop'}
        onClose={() => setOpen(undefined)}
        title="Stop requiring two-factor sign-in?"
        description="Members who have it keep it, and may then turn it off."
        confirmLabel="Stop requiring"
        tone="danger"
        onConfirm={() => save(false, 0)}
      />
    </Card>
  )
}

function MembersWithout({ dueAt, members }: { dueAt: string | null; members: AgencySecurity['membersWithout'] }) {
  const timeZone = useTimeZone()
  const isDue = dueAt !== null && new Date(dueAt) <= new Date()
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="font-medium text-table">Members without a second factor</h3>
      <p className="text-muted text-table">
        {members.length === 0
          ? 'Everyone has set one up.'
          : dueAt === null
            ? 'They sign in with a password or an emailed link alone.'
            : isDue
              ? 'They have to set one up before they can open your agency.'
              : `They have until ${formatDate(dueAt, timeZone)} to set one up.`}
      </p>
      {members.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {members.map(({ _id, name, email }) => (
            <li key={_id} className="flex flex-col justify-between gap-x-4 py-2 text-table sm:flex-row">
              <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
              {name !== email && <span className="text-muted [overflow-wrap:anywhere]">{email}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
