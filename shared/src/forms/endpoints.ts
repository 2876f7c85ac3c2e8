import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { FormChange, FormConfig, FormGroupChange, FormGroupConfig, LinkedDashboard } from './form.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const ofForm = z.object({ formId: Id })
const ofGroup = z.object({ groupId: Id })

export const formEndpoints = endpoints({
  // Read by everybody: an agent's own pages lead to them too.
  'GET /agent/forms': { allow: 'member', about: 'Every form of the account.', reply: z.array(FormConfig) },
  'GET /agent/forms/dashboards': {
    allow,
    about: 'The dashboards that forms lead to.',
    reply: z.array(LinkedDashboard),
  },
  'GET /agent/forms/groups': { allow: 'member', about: 'Every group of forms.', reply: z.array(FormGroupConfig) },
  'POST /agent/forms/ids': {
    allow,
    about: 'The forms with these ids, in the order asked; unknown ones are left out.',
    body: z.object({ ids: z.array(z.string().max(100)).max(200) }),
    reply: z.array(FormConfig),
  },
  'GET /agent/forms/form/:formId': { allow, about: 'One form.', params: ofForm, reply: FormConfig },
  'PATCH /agent/forms/form/:formId': {
    allow,
    about:
      'Keeps a whole form; its lead type and its dashboard cannot be changed. With `basedOn` it refuses to overwrite.',
    params: ofForm,
    body: FormChange,
    reply: FormConfig,
  },
  'GET /agent/forms/group/:groupId': { allow, about: 'One group of forms.', params: ofGroup, reply: FormGroupConfig },
  'PATCH /agent/forms/group/:groupId': {
    allow,
    about: 'Keeps the order of a group’s forms and its tracking code. With `basedOn` it refuses to overwrite.',
    params: ofGroup,
    body: FormGroupChange,
    reply: FormGroupConfig,
  },
})
