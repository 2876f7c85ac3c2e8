import type { ConversionKind } from '@gable/shared/conversions/browser/push-conversion.ts'
import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { JourneyServices } from '../../../embeds/src/journeys/services.ts'
import type * as Reporter from './reporter.ts'

/** What the page needs to report conversions. The script is loaded for the first event. */
export interface PageConversions {
  script: string
  config: BrowserConversions
}

export type ConversionReporter = NonNullable<ReturnType<typeof connectConversions>>

/** Undefined while no vendor is on. A failure never disturbs the page. */
export function connectConversions(conversions: PageConversions | undefined) {
  if (!conversions) return undefined
  const { script, config } = conversions
  let reporter: ReturnType<typeof Reporter.startReporter>
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= import(script).then(({ startReporter }: typeof Reporter) => {
      reporter = startReporter(config)
    })
    return loading
  }
  return {
    report: (kind: ConversionKind | 'click', eventId: string, submission?: VisitorSubmission) => {
      if (kind !== 'click')
        load().then(
          () => reporter?.report(kind, eventId, submission),
          () => {},
        )
    },
    getClientIds: () => reporter?.getClientIds(),
  }
}

/** Reports a submission once it is received. A filled honeypot is not a lead. */
export const withConversions = (
  services: JourneyServices,
  reporter: ConversionReporter | undefined,
): JourneyServices =>
  reporter
    ? {
        ...services,
        send: async (submission, onRetry) => {
          const clientIds = reporter.getClientIds()
          const result = await services.send({ ...submission, ...(clientIds && { clientIds }) }, onRetry)
          if (result.kind === 'received' && !submission.website)
            reporter.report('submission', submission.id, submission)
          return result
        },
      }
    : services
