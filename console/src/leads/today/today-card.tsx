import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { toTextsPath } from '@gable/shared/notifications/notification-path.ts'
import { AlarmClock, Check, Ellipsis, Eye, Mail, MessageSquareText, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CallIconLink } from '../../calls/call-icon-link.tsx'
import { type CallTarget, placeCall, toCallLink } from '../../calls/current-call.ts'
import { cx } from '../../design/class-names.ts'
import { Badge } from '../../design/data/badge.tsx'
import { SwipeBackdrop } from '../../design/data/swipe-backdrop.tsx'
import { useSwipe } from '../../design/data/use-swipe.ts'
import { formatMoney } from '../../design/format/metric-format.ts'
import { formatPhone } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu, MenuGroup, MenuItem } from '../../design/overlays/menu.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { listSnoozeTimes } from '../due.ts'
import { emailHref } from '../email-href.ts'
import { getLeadName } from '../lead-filters.ts'
import { getTypeLabel } from '../lead-labels.tsx'
import { toCallTarget } from '../to-call-target.ts'
import { useLeadTimeZone } from '../use-leads.ts'
import { describeInterest, describeReason, isLate } from './reason.ts'
import { rowClassName } from './row-class-name.ts'

interface TodayCardProps {
  entry: TodayLead
  config: LeadFieldConfig | undefined
  href: string
  onDone: () => void
  onSnooze: (until: string, when: string) => void
}

/** A lead that needs attention. Phones swipe right to call and left to complete it; the buttons do the same. */
export function TodayCard({ entry, config, href, onDone, onSnooze }: TodayCardProps) {
  const callTarget = toCallTarget(entry.lead)
  const swipe = useSwipe({
    right: callTarget && { label: 'Call', icon: Phone, run: () => placeCall(callTarget) },
    left: { label: 'Done', icon: Check, run: onDone },
  })
  const isPhone = useIsNarrow()
  const Actions = isPhone ? PhoneActions : WideActions
  const { style, ...swipeProps } = swipe.props
  return (
    <li data-today={entry.lead._id} tabIndex={-1} className="relative overflow-hidden" {...swipeProps} style={style}>
      <SwipeBackdrop swipe={swipe} />
      <div className={rowClassName} style={{ transform: swipe.offset ? `translateX(${swipe.offset}px)` : undefined }}>
        <LeadSummary entry={entry} config={config} href={href} />
        <Actions entry={entry} callTarget={callTarget} onDone={onDone} onSnooze={onSnooze} />
      </div>
    </li>
  )
}

function LeadSummary({ entry, config, href }: Pick<TodayCardProps, 'entry' | 'config' | 'href'>) {
  const timeZone = useLeadTimeZone()
  const pathTo = useAccountPath()
  const { lead, reason, answerBy, textedToday } = entry
  const InterestIcon = textedToday === null ? Eye : MessageSquareText
  const { address, valueCents } = lead
  const interest = describeInterest(entry)
  return (
    <div className="min-w-0 flex-1">
      <p className="flex min-w-0 items-center gap-2">
        <Link to={href} className="min-w-0 truncate rounded-sm font-medium hover:underline">
          <bdi>{getLeadName(lead)}</bdi>
        </Link>
        <span className="max-sm:hidden">
          <Badge>{getTypeLabel(config, lead)}</Badge>
        </span>
        {reason === 'UNANSWERED' && answerBy !== null && isLate(entry) && <Badge tone="danger">Overdue</Badge>}
        {valueCents !== null && (
          <span className="text-muted text-table tabular-nums max-sm:hidden">{formatMoney(valueCents)}</span>
        )}
      </p>
      <p className={cx('mt-0.5 line-clamp-2 break-words text-table', isLate(entry) ? 'text-danger-ink' : 'text-muted')}>
        {describeReason(entry, timeZone)}
      </p>
      {interest && (
        <p className="flex items-center gap-1.5 text-success-ink text-table">
          <InterestIcon aria-hidden="true" className="size-3.5 shrink-0" />
          {textedToday === null ? (
            <span className="min-w-0 truncate">{interest}</span>
          ) : (
            <Link to={pathTo(toTextsPath(lead.contactId))} className="min-w-0 truncate rounded-sm hover:underline">
              <bdi>{interest}</bdi>
            </Link>
          )}
        </p>
      )}
      <p className="truncate text-label text-muted max-sm:hidden">
        {[address, lead.agentName ?? 'Unassigned'].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

interface ActionsProps extends Pick<TodayCardProps, 'entry' | 'onDone' | 'onSnooze'> {
  callTarget: CallTarget | undefined
}

/** Every action has its own column, so that the buttons of all rows line up. */
function WideActions({ entry: { lead }, callTarget, onDone, onSnooze }: ActionsProps) {
  const name = getLeadName(lead)
  return (
    <div className="grid shrink-0 grid-cols-[4.75rem_5.25rem_5.25rem_6.5rem] gap-1.5">
      {callTarget && (
        <Button
          icon={Phone}
          {...toCallLink(callTarget)}
          aria-label={`Call ${name}`}
          title={formatPhone(callTarget.phone)}
          className="col-start-1"
        >
          Call
        </Button>
      )}
      {lead.emailId && (
        <Button
          icon={Mail}
          href={emailHref(lead.emailId)}
          aria-label={`Email ${name}`}
          title={lead.emailId}
          className="col-start-2"
        >
          Email
        </Button>
      )}
      <Button icon={Check} onClick={onDone} aria-label={`Done: ${name}`} className="col-start-3">
        Done
      </Button>
      <Menu
        align="end"
        trigger={
          <Button icon={AlarmClock} aria-label={`Snooze ${name}`} className="col-start-4">
            Snooze
          </Button>
        }
      >
        <SnoozeItems onSnooze={onSnooze} />
      </Menu>
    </div>
  )
}

function PhoneActions({ entry: { lead }, callTarget, onDone, onSnooze }: ActionsProps) {
  const name = getLeadName(lead)
  return (
    <div className="-mr-2 flex shrink-0 items-center">
      {callTarget && <CallIconLink target={callTarget} />}
      <IconButton icon={Check} label={`Done: ${name}`} onClick={onDone} />
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`More actions for ${name}`} />}>
        {lead.emailId && (
          <MenuItem icon={Mail} onSelect={() => window.location.assign(emailHref(lead.emailId ?? ''))}>
            Email
          </MenuItem>
        )}
        <MenuGroup label="Snooze">
          <SnoozeItems onSnooze={onSnooze} />
        </MenuGroup>
      </Menu>
    </div>
  )
}

function SnoozeItems({ onSnooze }: Pick<TodayCardProps, 'onSnooze'>) {
  const timeZone = useLeadTimeZone()
  return listSnoozeTimes(timeZone).map(({ label, until }) => (
    <MenuItem key={label} onSelect={() => onSnooze(until, label)}>
      {label}
    </MenuItem>
  ))
}
