import { callOutcomeLabels } from '../calls/call.ts'
import { leadFields } from '../leads/field-config.ts'
import { pluralize } from '../text/pluralize.ts'
import { quote } from '../text/quote.ts'
import { type FlowNames, findContactAttribute, joinWith } from './names.ts'
import { purchaseDate, type Trigger, type TriggerType } from './trigger.ts'

/** What starts a workflow, as a sentence. */
export const describeTrigger = (trigger: Trigger | null, names: FlowNames): string =>
  trigger ? `When ${describeEvent(trigger, names, 'a contact')}` : 'Choose what starts it'

/** What happens, as a clause: `the contact opens the email “Spring update”`. */
export function describeEvent(trigger: Trigger, names: FlowNames, contact = 'the contact'): string {
  const describe = clauses[trigger.type] as (trigger: Trigger, names: FlowNames, contact: string) => string
  return describe(trigger, names, contact)
}

type Clauses = {
  [Type in TriggerType]: (trigger: Extract<Trigger, { type: Type }>, names: FlowNames, contact: string) => string
}

const clauses: Clauses = {
  CONTACT_CREATED: ({ includesImported }) => `a contact is added${includesImported ? ', imports included' : ''}`,
  TAG_ADDED: ({ tag }, _, contact) => `${contact} gets ${describeTag(tag)}`,
  TAG_REMOVED: ({ tag }, _, contact) => `${contact} loses ${describeTag(tag)}`,
  LEAD_CREATED: ({ leadTypes }, _, contact) => {
    const types = joinOr(leadTypes.map((type) => getLabel(leadFields.leadTypes, type).toLowerCase()))
    return `${contact} becomes a ${types ? `${types} lead` : 'lead'}`
  },
  LEAD_STAGE_CHANGED: ({ stages }, _, contact) =>
    `the lead of ${contact} ${stages.length > 0 ? `moves to ${joinOr(stages.map((stage) => getLabel(leadFields.stages, stage)))}` : 'changes its stage'}`,
  FORM_SUBMITTED: ({ assetIds }, { assets }, contact) => `${contact} submits ${describeSome(assetIds, assets, 'form')}`,
  CALL_LOGGED: ({ outcomes }, _, contact) =>
    `a call with ${contact} is logged${outcomes.length > 0 ? ` as ${joinOr(outcomes.map((outcome) => quote(callOutcomeLabels[outcome])))}` : ''}`,
  DASHBOARD_VIEWED: (_, __, contact) => `${contact} views their dashboard`,
  DASHBOARD_CLICKED: (_, __, contact) => `${contact} clicks a button on their dashboard`,
  EMAIL_OPENED: ({ contentIds }, { contents }, contact) =>
    `${contact} opens ${describeSome(contentIds, contents, 'email')}`,
  EMAIL_CLICKED: ({ contentIds }, { contents }, contact) =>
    `${contact} clicks a link in ${describeSome(contentIds, contents, 'email')}`,
  POSTCARD_SCANNED: ({ contentIds }, { contents }, contact) =>
    `${contact} scans ${describeSome(contentIds, contents, 'postcard')}`,
  OFFER_VIEWED: (_, __, contact) => `${contact} views an offer`,
  ESTIMATE_CHANGED: ({ direction, percent }, _, contact) =>
    `the home estimate of ${contact} ${{ UP: 'rises', DOWN: 'falls', EITHER: 'changes' }[direction]} by at least ${percent}%`,
  ANNIVERSARY: ({ date, offsetDays }, names) => {
    const day = `the anniversary of ${describeDate(date, names)}`
    if (offsetDays === 0) return `it is ${day}`
    const days = Math.abs(offsetDays)
    return `it is ${pluralize(days, 'day')} ${offsetDays < 0 ? 'before' : 'after'} ${day}`
  },
  NO_ACTIVITY: ({ days }, _, contact) => `${contact} has had no activity for ${pluralize(days, 'day')}`,
  WEBHOOK_RECEIVED: () => 'a request arrives at the address of this workflow',
}

const describeTag = (tag: string) => (tag ? `the tag ${quote(tag)}` : 'a tag')

function describeDate(key: string, names: FlowNames) {
  if (key === purchaseDate) return 'the home purchase'
  return key ? quote(findContactAttribute(names, key)?.label ?? key) : 'a date'
}

function describeSome(ids: readonly string[], names: ReadonlyMap<string, { title: string }>, noun: string) {
  if (ids.length === 0) return `any ${noun}`
  return `the ${noun} ${joinOr(ids.map((id) => quote(names.get(id)?.title ?? `deleted ${noun}`)))}`
}

const joinOr = (items: readonly string[]) => joinWith('or', items)

const getLabel = <T extends string>(choices: readonly { value: T; label: string }[], value: T) =>
  choices.find((choice) => choice.value === value)?.label ?? value
