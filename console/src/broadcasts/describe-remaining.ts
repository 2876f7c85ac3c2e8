import type { RemainingBroadcast } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { mediumLabels } from '../content/content-labels.ts'

/** What happens when a broadcast is resumed, in sentences. */
export function describeRemaining(
  medium: ContentMedium,
  { queued, contacts, sent, takesOver }: RemainingBroadcast,
): string[] {
  const { noun, nouns } = mediumLabels[medium]
  const count = (number: number) => pluralize(number, noun, nouns)
  const people = pluralize(contacts, 'contact')
  return [
    queued > 0 && `${count(queued)} ${queued === 1 ? 'is' : 'are'} still to be sent.`,
    contacts > 0 &&
      `${people} ${contacts === 1 ? 'is' : 'are'} still to be checked. Those who may not get the ${noun} are held back.`,
    takesOver && `Contacts without an agent get the ${noun} in your name.`,
    queued + contacts === 0 && `No ${nouns} are left to be sent.`,
    sent > 0 && `${count(sent)} left before the pause and ${sent === 1 ? 'is' : 'are'} not sent again.`,
  ].filter((sentence) => sentence !== false)
}
