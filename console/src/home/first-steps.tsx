import { ArrowRight, CircleCheck, KeyRound, type LucideIcon, Palette, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PlotIllustration } from '../design/feedback/illustrations.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'

/** Home of a new agency. */
export function FirstSteps() {
  const { agency } = useAccount()
  const { user } = useSession()
  return (
    <Card flush>
      <div className="grid gap-8 p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
        <div>
          <PlotIllustration />
          <h2 className="mt-5 text-balance font-semibold text-title">{agency.name} is ready</h2>
          <p className="mt-1 max-w-md text-muted">
            Contacts, leads and visits appear here as they come in. Meanwhile, finish setting up.
          </p>
        </div>
        <ul className="divide-y divide-line rounded-lg border border-line">
          <Step icon={Phone} section="details" done={user.phone !== null} title="Complete your details">
            Add your phone number and time zone.
          </Step>
          <Step icon={KeyRound} section="password" done={user.hasPassword} title="Set a password">
            Sign in without waiting for an email link.
          </Step>
          <Step icon={Palette} section="appearance" title="Choose a theme">
            Light, dark, or match your device.
          </Step>
        </ul>
      </div>
    </Card>
  )
}

interface StepProps {
  icon: LucideIcon
  section: string
  done?: boolean
  title: string
  children: string
}

function Step({ icon: Icon, section, done = false, title, children }: StepProps) {
  const pathTo = useAccountPath()
  return (
    <li>
      <Link to={pathTo(`settings/profile#${section}`)} className="flex items-center gap-3 p-4 hover:bg-hover">
        {done ? (
          <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />
        ) : (
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        )}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-muted text-table">{children}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  )
}
