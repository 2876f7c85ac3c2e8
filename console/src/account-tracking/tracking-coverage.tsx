import type { TrackingCode } from '@gable/shared/account-tracking/tracking-code.ts'
import { runsSomething } from '@gable/shared/account-tracking/tracking-code-warning.ts'
import { Link } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The number of pages and forms that run the code, or would run it. */
export function TrackingCoverage({ code: { trackingCode, runsOn } }: { code: TrackingCode }) {
  const pathTo = useAccountPath()
  const isOn = runsSomething(trackingCode)
  return (
    <Card
      title="Where it runs"
      description="Widgets on other websites do not run it. Add the code to those websites yourself."
      actions={
        <Badge tone={isOn ? 'success' : trackingCode ? 'warning' : 'neutral'} dot>
          {isOn ? 'On' : trackingCode ? 'Runs nothing' : 'Off'}
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
          The hosted forms of {formatCount(runsOn.forms)}{' '}
          {runsOn.forms === 1 ? 'published page or widget' : 'published pages and widgets'}
        </li>
      </ul>
    </Card>
  )
}
