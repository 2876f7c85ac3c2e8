import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { AlarmClock, Check, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Badge } from '../../design/data/badge.tsx'
import { formatMoney } from '../../design/format/metric-format.ts'
import { formatPhone, toPhoneHref } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { listSnoozeTimes } from '../due.ts'
import { emailHref } from '../email-href.ts'
import { getLeadName } from '../lead-filters.ts'
import { getTypeLabel } from '../lead-labels.tsx'
import { useLeadTimeZone } from '../use-leads.ts'
import { describeReason, isLate } from './reason.ts'

interface TodayCardProps {
  entry: TodayLead
  config: LeadFieldConfig | undefined
  href: string
  onDone: () => void
  onSnooze: (until: string, when: string) => void
}

/** A lead that needs attention, with one-click actions. */
export function TodayCard({ entry, config, href, onDone, onSnooze }: TodayCardProps) {
  const timeZone = useLeadTimeZone()
  const { lead, reason, answerBy } = entry
  const name = getLeadName(lead)
  const { phone, emailId, address, valueCents } = lead
  return (
    <li data-today={lead._id} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={href} className="min-w-0 break-words rounded-sm font-medium hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <Badge>{getTypeLabel(config, lead)}</Badge>
          {reason === 'UNANSWERED' && answerBy !== null && isLate(entry) && <Badge tone="danger">Overdue</Badge>}
          {valueCents !== null && <span className="text-muted text-table tabular-nums">{formatMoney(valueCents)}</span>}
        </p>
        <p className={cx('mt-0.5 break-words text-table', isLate(entry) ? 'text-danger-ink' : 'text-muted')}>
          {describeReason(entry, timeZone)}
        </p>
        <p className="truncate text-label text-muted">
          {[address, lead.agentName ?? 'Unassigned'].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-1.5 max-sm:w-full">
        {phone && (
          <Button icon={Phone} href={toPhoneHref(phone)} aria-label={`Call ${name}`} title={formatPhone(phone)}>
            Call
          </Button>
        )}
        {emailId && (
          <Button icon={Mail} href={emailHref(emailId)} aria-label={`Email ${name}`} title={emailId}>
            Email
          </Button>
        )}
        <Button icon={Check} onClick={onDone} aria-label={`Done: ${name}`} className="max-sm:ml-auto">
          Done
        </Button>
        <Menu align="end" trigger={<IconButton icon={AlarmClock} label={`Snooze ${name}`} />}>
          {listSnoozeTimes(timeZone).map(({ label, until }) => (
            <MenuItem key={label} onSelect={() => onSnooze(until, label)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  )
}
