import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { AlarmClock, Check, Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { phoneHref, phoneText } from '../../contacts/phone-text.ts'
import { cx } from '../../design/class-names.ts'
import { Badge } from '../../design/data/badge.tsx'
import { formatMoney } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { laterTimes } from '../due.ts'
import { emailHref } from '../email-href.ts'
import { nameOf } from '../lead-filters.ts'
import { kindLabel } from '../lead-words.tsx'
import { useLeadZone } from '../use-leads.ts'
import { isLate, reasonOf } from './reason.ts'

interface TodayCardProps {
  entry: TodayLead
  config: LeadFieldConfig | undefined
  href: string
  onDone: () => void
  onSnooze: (until: string, when: string) => void
}

/** One to answer: why, and everything that takes to do it within one press. */
export function TodayCard({ entry, config, href, onDone, onSnooze }: TodayCardProps) {
  const timeZone = useLeadZone()
  const { lead, reason, answerBy } = entry
  const name = nameOf(lead)
  const { phone, emailId, address, valueCents } = lead
  return (
    <li data-today={lead._id} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={href} className="min-w-0 break-words rounded-sm font-medium hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <Badge>{kindLabel(config, lead)}</Badge>
          {reason === 'UNANSWERED' && answerBy !== null && isLate(entry) && <Badge tone="danger">Overdue</Badge>}
          {valueCents !== null && <span className="text-muted text-table tabular-nums">{formatMoney(valueCents)}</span>}
        </p>
        <p className={cx('mt-0.5 break-words text-table', isLate(entry) ? 'text-danger-ink' : 'text-muted')}>
          {reasonOf(entry, timeZone)}
        </p>
        <p className="truncate text-label text-muted">
          {[address, lead.agentName ?? 'Nobody looks after it yet'].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-1.5 max-sm:w-full">
        {phone && (
          <Button icon={Phone} href={phoneHref(phone)} aria-label={`Call ${name}`} title={phoneText(phone)}>
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
        <Menu align="end" trigger={<IconButton icon={AlarmClock} label={`Put off ${name}`} />}>
          {laterTimes(timeZone).map(({ label, until }) => (
            <MenuItem key={label} onSelect={() => onSnooze(until, label)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  )
}
