import type { FlowTemplate } from '@gable/shared/flows/flow-detail.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'

/** `3 emails and 1 postcard`. Empty if it has none. */
export function describeContents({ contents }: Pick<FlowTemplate, 'contents'>): string {
  const counts = (['EMAIL', 'POSTCARD'] as const).flatMap((medium) => {
    const count = contents.filter((content) => content.medium === medium).length
    return count === 0 ? [] : [pluralize(count, nouns[medium])]
  })
  return counts.join(' and ')
}

const nouns = { EMAIL: 'email', POSTCARD: 'postcard' } as const
