import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { FormChange, FormConfig, FormGroupChange, FormGroupConfig, LinkedDashboard } from './form.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const formParams = z.object({ formId: Id })
const groupParams = z.object({ groupId: Id })

export const formEndpoints = defineEndpoints({
  // Every member can read forms, because agents link their own pages to them.
  'GET /agent/forms': { allow: 'member', about: 'All forms of the account.', reply: z.array(FormConfig) },
  'GET /agent/forms/dashboards': {
    allow,
    about: 'The dashboards that forms can lead to.',
    reply: z.array(LinkedDashboard),
  },
  'GET /agent/forms/groups': { allow: 'member', about: 'All form groups.', reply: z.array(FormGroupConfig) },
  'POST /agent/forms/ids': {
    allow,
    about: 'The forms with these ids, in the requested order. Unknown ids are ignored.',
    body: z.object({ ids: z.array(z.string().max(100)).max(200) }),
    reply: z.array(FormConfig),
  },
  'GET /agent/forms/form/:formId': { allow, about: 'One form.', params: formParams, reply: FormConfig },
  'PATCH /agent/forms/form/:formId': {
    allow,
    about: 'Saves a form. Its lead type and dashboard are fixed. With `basedOn`, a stale save fails with a conflict.',
    params: formParams,
    body: FormChange,
    reply: FormConfig,
  },
  'GET /agent/forms/group/:groupId': { allow, about: 'One form group.', params: groupParams, reply: FormGroupConfig },
  'PATCH /agent/forms/group/:groupId': {
    allow,
    about:
      'Saves the order of a group’s forms and its tracking code. With `basedOn`, a stale save fails with a conflict.',
    params: groupParams,
    body: FormGroupChange,
    reply: FormGroupConfig,
  },
})
