import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ContactTexting, TextPermissionChange } from './contact-texting.ts'
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
})
