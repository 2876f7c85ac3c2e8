import { type Engagement, engagements } from '@gable/shared/emails/engaged-contact.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'

/** Who opened or clicked: of all time, or of the emails that were sent in the period that starts at `date`. */
interface EngagedContactsParam {
  engagement: Engagement
  date: string | undefined
}

/** The open slide-out with the contacts behind a figure, in the URL. */
export function useEngagedContacts() {
  const { openId, open, close } = useOverlayParam('engaged')
  return {
    opened: openId === undefined ? undefined : parseParam(openId),
    open: (engagement: Engagement, date?: string) => open([engagement, date].filter(Boolean).join(separator)),
    close,
  }
}

function parseParam(value: string): EngagedContactsParam | undefined {
  const [name, date] = value.split(separator)
  const engagement = engagements.find((candidate) => candidate === name)
  return engagement && { engagement, date }
}

const separator = '_'
