import type { TwoFactor } from '@gable/shared/identity/two-factor.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RunConfirmed } from './use-confirmation.tsx'

/** Shared by the rows of the two-factor settings. */
export interface FactorRowProps {
  data: TwoFactor
  run: RunConfirmed
  onChange: (message: string, recoveryCodes?: string[] | null) => void
}

interface FactorRowLayoutProps {
  icon: LucideIcon
  title: ReactNode
  text: ReactNode
  actions: ReactNode
}

export const FactorRow = ({ icon: Icon, title, text, actions }: FactorRowLayoutProps) => (
  <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
    <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-hover text-muted">
      <Icon aria-hidden="true" className="size-4" />
    </span>
    <div className="min-w-0 flex-1 basis-48">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium [overflow-wrap:anywhere]">{title}</p>
      <p className="text-muted text-table">{text}</p>
    </div>
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-12">{actions}</div>
  </li>
)

/** What the removal of the last factor means. */
export const describeRemoval = ({ app, passkeys }: TwoFactor): string =>
  Number(app !== null) + passkeys.length > 1
    ? 'Your other ways to sign in keep working.'
    : 'It is your only second factor. Your recovery codes stop working, and your password or an emailed link alone signs you in.'
