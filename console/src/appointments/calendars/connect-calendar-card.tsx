import { type CalendarOverview, calendarTitles, type SignInProvider } from '@gable/shared/calendars/calendar.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Card } from '../../design/layout/card.tsx'
import { CalDavDialog } from './caldav-dialog.tsx'
import { startSignIn } from './start-sign-in.ts'

interface ConnectCalendarCardProps {
  overview: CalendarOverview
  onChange: (overview: CalendarOverview) => void
}

const signInProviders: readonly SignInProvider[] = ['GOOGLE', 'MICROSOFT']

/** The ways to connect a calendar. What the operator did not set up is said, not hidden. */
export function ConnectCalendarCard({ overview, onChange }: ConnectCalendarCardProps) {
  const { available, connections } = overview
  const [isEntering, setEntering] = useState(false)
  const missing = signInProviders.filter((provider) => !available.includes(provider)).map(toTitle)
  return (
    <Card title={connections.length === 0 ? 'Connect your calendar' : 'Connect another calendar'}>
      <div className="space-y-3">
        {connections.length === 0 && (
          <p className="text-muted">
            What is in it takes time off your booking page, and new appointments are written to it. Only when you are
            busy is stored, not with what.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {signInProviders
            .filter((provider) => available.includes(provider))
            .map((provider) => (
              <Button key={provider} onClick={() => void startSignIn(provider)}>
                {toTitle(provider)}
              </Button>
            ))}
          <Button onClick={() => setEntering(true)}>iCloud, Fastmail or CalDAV</Button>
        </div>
        {missing.length > 0 && (
          <p className="text-label text-muted">
            {missing.join(' and ')} {missing.length === 1 ? 'is' : 'are'} not set up on this server. Its operator can
            add {missing.length === 1 ? 'it' : 'them'}.
          </p>
        )}
      </div>
      <CalDavDialog open={isEntering} onClose={() => setEntering(false)} onConnected={onChange} />
    </Card>
  )
}

const toTitle = (provider: SignInProvider) => calendarTitles[provider]
