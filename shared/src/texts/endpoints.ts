import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ContactTexting, TextPermissionChange } from './contact-texting.ts'
import { ContactText, PersonalText } from './personal-text.ts'
import { LoggedText, TextCredentials, TextSenderOption, TextSettings, TextSettingsUpdate } from './text-settings.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const contactParams = z.object({ contactId: Id })

export const textEndpoints = defineEndpoints({
  'GET /agent/texts/settings': {
    allow,
    about: 'The account at Twilio that texts are sent with. Its token is never returned.',
    reply: TextSettings,
  },
  'PUT /agent/texts/credentials': {
    allow,
    sessionOnly: true,
    about:
      'Connects an account at Twilio, which is asked about the token first. Texts stay off until a sender is chosen.',
    opensTransactions: true,
    body: TextCredentials,
    reply: TextSettings,
  },
  'DELETE /agent/texts/credentials': {
    allow,
    sessionOnly: true,
    about: 'Disconnects Twilio. Forms stop asking for texts, and what is waiting is not sent. Permissions stay.',
    reply: TextSettings,
  },
  'GET /agent/texts/senders': {
    allow,
    about: 'The numbers and messaging services of the account at Twilio that can send texts.',
    opensTransactions: true,
    reply: z.array(TextSenderOption),
  },
  'PUT /agent/texts/settings': {
    allow,
    about: 'Chooses the sender, has Twilio report replies to it, and turns texts on or off.',
    opensTransactions: true,
    body: TextSettingsUpdate,
    reply: TextSettings,
  },
  'POST /agent/texts/test': {
    allow,
    about: 'Texts your own phone number at once.',
    reply: z.object({ phone: z.string() }),
  },
  'GET /agent/texts/log': { allow, about: 'The newest texts, in and out.', reply: z.array(LoggedText) },
  'GET /agent/contacts/:contactId/texting': {
    allow: 'member',
    about: 'Whether the numbers of a contact may be texted, and who said so.',
    params: contactParams,
    reply: ContactTexting,
  },
  'POST /agent/contacts/:contactId/texting': {
    allow: 'member',
    about: 'Records what a contact told you about texts. Only the person can undo a STOP.',
    params: contactParams,
    body: TextPermissionChange,
    reply: ContactTexting,
  },
  'GET /agent/contacts/:contactId/texts': {
    allow: 'member',
    about: 'Lists the texts that were exchanged with a contact, newest first.',
    params: contactParams,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ data: z.array(ContactText), total: z.number() }),
  },
  'POST /agent/contacts/:contactId/texts': {
    allow: 'member',
    about:
      'Texts a contact who agreed to it, at night the next morning. The id is created with the form, so sending again sends nothing twice.',
    params: contactParams,
    body: PersonalText,
    reply: ContactText,
  },
  'DELETE /agent/contacts/:contactId/texts/:textId': {
    allow: 'member',
    about: 'Cancels a text that is waiting to be sent.',
    params: contactParams.extend({ textId: Id }),
    reply: ContactText,
  },
})
