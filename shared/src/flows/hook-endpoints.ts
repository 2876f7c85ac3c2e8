import * as z from 'zod'
import { tagMaximum } from '../contacts/contact.ts'
import { Email, Phone } from '../contacts/contact-method.ts'
import { tagLengthMaximum } from '../contacts/tag.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, OptionalText, RequiredText } from '../http/fields.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ flowId: Id })

/** Of the body of a request to the address of a workflow. */
export const hookBytesMaximum = 32 * 1024

const hookContactMessage = 'Please send an email, a phone number or a contactId'

/** The contact of a request. */
export const HookRequest = z
  .object({
    contactId: Id.optional(),
    email: Email.default(''),
    phone: Phone.default(''),
    firstName: OptionalText(detailMaxLengths.firstName).default(''),
    lastName: OptionalText(detailMaxLengths.lastName).default(''),
    /** Both names in one, for systems that have no other. */
    name: OptionalText(detailMaxLengths.firstName + detailMaxLengths.lastName).default(''),
    tags: z.array(RequiredText(tagLengthMaximum)).max(tagMaximum).default([]),
    /** Custom fields of the contact, by their key. */
    fields: z.record(z.string().max(40), z.unknown()).default({}),
  })
  .refine(({ contactId, email, phone }) => contactId || email || phone, {
    message: hookContactMessage,
    path: ['email'],
  })
export type HookRequest = z.infer<typeof HookRequest>

const FlowHook = z.object({ url: z.string() })
export type FlowHook = z.infer<typeof FlowHook>

export const flowHookEndpoints = defineEndpoints({
  'GET /agent/flows/:flowId/hook': {
    allow,
    about: 'Returns the address to which other systems send the contacts of a workflow.',
    params,
    reply: FlowHook,
  },
  'POST /agent/flows/:flowId/hook/replaced': {
    allow,
    about: 'Replaces the address of a workflow. The former one stops working at once.',
    params,
    reply: FlowHook,
  },
})

export const publicFlowHookEndpoints = defineEndpoints({
  'POST /public/flow-hooks/:code': {
    allow: 'anyone',
    about:
      'Starts a workflow for a contact. Repeating an Idempotency-Key within a day changes nothing. Answers 202 whether or not the contact is known.',
    params: z.object({ code: z.string().max(100) }),
    body: HookRequest,
    /** False while the workflow is not active, or starts by something else: nothing happens then. */
    reply: z.object({ accepted: z.boolean() }),
  },
})
