import type { TextNumber } from '@gable/shared/texts/contact-texting.ts'
import { textsOffMessage } from '@gable/shared/texts/personal-text.ts'
import { CircleCheck, CircleHelp, MessageSquareOff } from 'lucide-react'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { type PermissionChange, useTextPermission } from './use-text-permission.tsx'

interface ContactTextingProps {
  contactId: string
  isArchived: boolean
}

/** Whether each number of a contact may be texted, who said so, and what an agent was told since. */
export function ContactTexting({ contactId, isArchived }: ContactTextingProps) {
  const params = { contactId }
  const texting = useApi('GET /agent/contacts/:contactId/texting', { params })
  const { changePermission, dialog } = useTextPermission(contactId)
  useLiveEvent('contacts', ({ id }) => id === contactId && void texting.mutate())
  const { data, error, isValidating, mutate } = texting
  if (error && !data)
    return (
      <RetryCallout
        title="The permission to text could not be loaded"
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  if (!data) return <Skeleton className="h-12" />
  if (data.numbers.length === 0) return <p className="text-muted">No phone number on file.</p>
  return (
    <div className="space-y-4">
      {!data.isOn && <p className="text-muted">{textsOffMessage}</p>}
      {data.numbers.map((number) => (
        <NumberStatus key={number.phone} number={number} onChange={isArchived ? undefined : changePermission} />
      ))}
      {dialog}
    </div>
  )
}

interface NumberStatusProps {
  number: TextNumber
  onChange: ((change: PermissionChange) => void) | undefined
}

function NumberStatus({ number: { phone, permission, isFinal, consent }, onChange }: NumberStatusProps) {
  const timeZone = useTimeZone()
  const { hrefTo } = useOverlayParam(submissionParam)
  const { Icon, tone } = icons[permission]
  return (
    <div className="flex gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          <bdi>{phone}</bdi>: {toVerdict({ permission, consent }, timeZone)}
        </p>
        {consent?.note && <p className="mt-0.5 text-muted [overflow-wrap:anywhere]">“{consent.note}”</p>}
        {isFinal && <p className="mt-0.5 text-muted">Only they can change that, by texting START.</p>}
        {consent?.source === 'FORM' && consent.wording && (
          <>
            <blockquote className="mt-1.5 border-line-strong border-l-2 pl-3 text-table [overflow-wrap:anywhere]">
              {consent.wording}
            </blockquote>
            <p className="mt-1.5 text-label text-muted [overflow-wrap:anywhere]">
              {formatDateTime(consent.at, timeZone)}
              {consent.pageUrl && `, on ${consent.pageUrl}`}
              {consent.submissionId && (
                <>
                  , <Link to={hrefTo(consent.submissionId)}>see the submission</Link>
                </>
              )}
            </p>
          </>
        )}
        {onChange && !isFinal && (
          <Button
            size="sm"
            className="mt-2"
            aria-label={`${permission === 'IN' ? 'Stop texts' : 'Record permission'}: ${phone}`}
            onClick={() => onChange({ phone, permission: permission === 'IN' ? 'OUT' : 'IN' })}
          >
            {permission === 'IN' ? 'Stop texts' : 'Record permission'}
          </Button>
        )}
      </div>
    </div>
  )
}

const icons = {
  IN: { Icon: CircleCheck, tone: 'text-success-ink' },
  OUT: { Icon: MessageSquareOff, tone: 'text-danger-ink' },
  NONE: { Icon: CircleHelp, tone: 'text-warning-ink' },
}

function toVerdict({ permission, consent }: Pick<TextNumber, 'permission' | 'consent'>, timeZone: string) {
  if (permission === 'NONE' || !consent) return 'not asked yet, so no texts.'
  const when = formatDate(consent.at, timeZone)
  const by = consent.by ?? 'An agent'
  if (permission === 'IN')
    return {
      FORM: `they agreed on a form on ${when}.`,
      AGENT: `${by} recorded on ${when} that they agreed.`,
      REPLY: `they texted START on ${when}.`,
      CARRIER: `they agreed on ${when}.`,
    }[consent.source]
  return {
    FORM: `no texts since ${when}.`,
    AGENT: `${by} recorded on ${when} that they want no texts.`,
    REPLY: `they texted STOP on ${when}.`,
    CARRIER: `the carrier reported their STOP on ${when}.`,
  }[consent.source]
}
