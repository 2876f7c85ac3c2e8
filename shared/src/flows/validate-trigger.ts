import { type FlowReferences, findContactAttribute } from './names.ts'
import { purchaseDate, type Trigger, type TriggerType } from './trigger.ts'

/** What is missing or wrong in a trigger, or in an event that a contact waits for. */
export function listTriggerErrors(trigger: Trigger, known: FlowReferences): string[] {
  const validate = rules[trigger.type] as (trigger: Trigger, known: FlowReferences) => (string | false)[]
  return validate(trigger, known).filter((message) => message !== false)
}

type Rules = {
  [Type in TriggerType]: (trigger: Extract<Trigger, { type: Type }>, known: FlowReferences) => (string | false)[]
}

const rules: Rules = {
  CONTACT_CREATED: () => [],
  // A tag that nobody has yet may arrive with an import or from another system.
  TAG_ADDED: ({ tag }) => [tag.trim() === '' && chooseTag],
  TAG_REMOVED: ({ tag }, { tags }) => [
    tag.trim() === '' && chooseTag,
    tag.trim() !== '' && !tags.has(tag) && `The tag “${tag}” no longer exists. Choose another tag.`,
  ],
  LEAD_CREATED: () => [],
  LEAD_STAGE_CHANGED: () => [],
  FORM_SUBMITTED: ({ assetIds }, { assets }) => [assetIds.some((id) => !assets.has(id)) && isDeleted('form')],
  CALL_LOGGED: () => [],
  DASHBOARD_VIEWED: () => [],
  DASHBOARD_CLICKED: () => [],
  EMAIL_OPENED: (trigger, known) => [hasUnknownContent(trigger, known, 'EMAIL') && isDeleted('email')],
  EMAIL_CLICKED: (trigger, known) => [hasUnknownContent(trigger, known, 'EMAIL') && isDeleted('email')],
  POSTCARD_SCANNED: (trigger, known) => [hasUnknownContent(trigger, known, 'POSTCARD') && isDeleted('postcard')],
  OFFER_VIEWED: () => [],
  ESTIMATE_CHANGED: ({ percent }) => [percent <= 0 && 'Enter by how many percent the estimate must change.'],
  ANNIVERSARY: ({ date }, known) => {
    if (date === purchaseDate) return []
    if (date === '') return ['Choose a date.']
    return [
      findContactAttribute(known, date)?.kind !== 'DATE' && 'The date field no longer exists. Choose another date.',
    ]
  },
  NO_ACTIVITY: () => [],
  WEBHOOK_RECEIVED: () => [],
}

const chooseTag = 'Choose a tag.'
const isDeleted = (noun: string) => `One of the ${noun}s no longer exists. Choose another ${noun}.`

const hasUnknownContent = (
  { contentIds }: { contentIds: readonly string[] },
  { contents }: FlowReferences,
  medium: 'EMAIL' | 'POSTCARD',
) => contentIds.some((id) => contents.get(id)?.medium !== medium)
