import type { CalendarChoices, CalendarOverview } from '@gable/shared/calendars/calendar.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { call } from '../../platform/use-api.ts'

/** Saves a change of what calendars are used for. It shows at once, and is taken off again if it cannot be saved. */
export function useSaveChoices(overview: CalendarOverview, onChange: (overview: CalendarOverview) => void) {
  const calendars = overview.connections.flatMap((connection) => connection.calendars)
  const current: CalendarChoices = {
    blockingIds: calendars.filter(({ blocks }) => blocks).map(({ _id }) => _id),
    receivingId: calendars.find(({ receives }) => receives)?._id ?? null,
    writesNextSteps: overview.writesNextSteps,
  }
  return async (change: Partial<CalendarChoices>) => {
    const body = { ...current, ...change }
    onChange(applyChoices(overview, body))
    try {
      onChange(await call('PUT /agent/calendars/choices', { body }))
      toast.success('Saved')
    } catch (error) {
      onChange(overview)
      showErrorToast(error)
    }
  }
}

const applyChoices = (
  overview: CalendarOverview,
  { blockingIds, receivingId, writesNextSteps }: CalendarChoices,
): CalendarOverview => ({
  ...overview,
  writesNextSteps,
  connections: overview.connections.map((connection) => ({
    ...connection,
    calendars: connection.calendars.map((calendar) => ({
      ...calendar,
      blocks: blockingIds.includes(calendar._id),
      receives: calendar._id === receivingId,
    })),
  })),
})
