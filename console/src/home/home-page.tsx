import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'
import { UpcomingAppointmentsCard } from '../appointments/upcoming-appointments-card.tsx'
import { cx } from '../design/class-names.ts'
import { ErrorState } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useTasks } from '../getting-started/use-tasks.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useToday } from '../leads/today/use-today.ts'
import { useLeadChanges } from '../leads/use-leads.ts'
import { UpcomingCallCard } from '../onboarding/upcoming-call-card.tsx'
import { usePreference } from '../platform/preferences.ts'
import { useSession } from '../platform/session.ts'
import { useApi, useRefresh } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { ActivityCard } from './activity-card.tsx'
import { Figures } from './figures.tsx'
import { GettingStartedCard } from './getting-started-card.tsx'
import { getGreeting } from './greeting.ts'
import { isNewAgency } from './is-new-agency.ts'
import { LeadsCard } from './leads-card.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { TodayCard } from './today-card.tsx'
import { VisitsCard } from './visits-card.tsx'

export function HomePage() {
  const { user } = useSession()
  const timeZone = useTimeZone()
  const figures = useApi('GET /agent/home/figures')
  const today = useToday('mine')
  const { isAccessible } = useTasks()
  const [isHidden = false, storeHidden, isPreferenceLoaded] = usePreference('HOME_SETUP_HIDDEN')
  const hasSetup = isAccessible && !isHidden
  const refresh = useRefresh()
  useLeadChanges(
    () =>
      void refresh(
        'GET /agent/leads/today',
        'GET /agent/home/figures',
        'GET /agent/home/leads',
        'GET /agent/home/activity',
      ),
  )
  const now = new Date()
  const greeting = getGreeting(now, timeZone)
  return (
    <Page title={user.firstName ? `${greeting}, ${user.firstName}` : greeting} description={formatDay(now, timeZone)}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Home' }]} />
      </TopBarSlot>
      {/* The setup comes first, so nothing shows until it is known: the other blocks would be pushed down. */}
      <div className={cx('space-y-4', !isPreferenceLoaded && 'invisible')}>
        <UpcomingCallCard />
        <UpcomingAppointmentsCard />
        {hasSetup && <GettingStartedCard onHide={(next) => void storeHidden(next)} />}
        {hasSetup && figures.data && isNewAgency(figures.data) ? (
          <NothingYet />
        ) : (
          <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1fr)_360px]">
            <div className="min-w-0 space-y-4">
              <TodayCard today={today} />
              {/* How many leads are due decides where the blocks below start. */}
              <div className={cx('space-y-4', !today.data && !today.error && 'invisible')}>
                {figures.error && !figures.data ? (
                  <Card>
                    <ErrorState
                      title="Figures could not be loaded"
                      onRetry={() => void figures.mutate()}
                      retrying={figures.isValidating}
                    />
                  </Card>
                ) : (
                  <>
                    <Figures figures={figures.data} />
                    <VisitsCard figures={figures.data} />
                  </>
                )}
                <LeadsCard timeZone={timeZone} />
              </div>
            </div>
            <ActivityCard timeZone={timeZone} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** `Saturday, March 14` */
const formatDay = (now: Date, timeZone: string) =>
  getDateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(now)
