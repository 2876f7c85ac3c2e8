import type { AccountCode } from '@gable/shared/account-tracking/account-code.ts'
import { Link } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Which of what visitors meet has the code now, or would have it. */
export function WhereItRuns({ code: { trackingCode, runsOn } }: { code: AccountCode }) {
  const pathTo = useAccountPath()
  const isOn = trackingCode !== ''
  return (
    <Card
      title="Where it runs"
      description="Not inside widgets on other websites: put the code on those pages yourself."
      actions={
        <Badge tone={isOn ? 'success' : 'neutral'} dot>
          {isOn ? 'On' : 'Off'}
        </Badge>
      }
    >
      <ul className="space-y-1.5">
        <li>
          <Link to={pathTo('marketing/landing-page')} className="text-accent-ink underline">
            {formatCount(runsOn.landingPages)} published landing {runsOn.landingPages === 1 ? 'page' : 'pages'}
          </Link>
        </li>
        <li>
          The hosted forms that {formatCount(runsOn.forms)}{' '}
          {runsOn.forms === 1 ? 'page or widget leads' : 'pages and widgets lead'} to
        </li>
      </ul>
    </Card>
  )
}
