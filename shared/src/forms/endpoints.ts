import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  FormChange,
  FormConfig,
  FormGroupChange,
  FormGroupConfig,
  FormName,
  FormUse,
  LinkedDashboard,
  NewForm,
} from './form.ts'

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
  'POST /agent/forms/form': {
    allow,
    about: 'Creates a form with the texts and questions of its lead type.',
    body: NewForm,
    reply: FormConfig,
  },
  'GET /agent/forms/form/:formId': { allow, about: 'One form.', params: formParams, reply: FormConfig },
  'PATCH /agent/forms/form/:formId': {
    allow,
    about:
      'Saves a form with its questions. Its lead type and dashboard are fixed. With `basedOn`, a stale save fails with a conflict.',
    params: formParams,
    body: FormChange,
    reply: FormConfig,
  },
  'PATCH /agent/forms/form/:formId/name': {
    allow,
    about: 'Renames a form. Visitors do not see the name.',
    params: formParams,
    body: FormName,
    reply: FormConfig,
  },
  'POST /agent/forms/form/:formId/clone': {
    allow,
    about: 'Copies a form under the name “{name} - Copy”.',
    params: formParams,
    reply: FormConfig,
  },
  'GET /agent/forms/form/:formId/uses': {
    allow,
    about: 'The widgets, landing pages, dashboards and form groups that use a form.',
    params: formParams,
    reply: z.array(FormUse),
  },
  'POST /agent/forms/form/:formId/archived': {
    allow,
    about: 'Archives a form. A form in use cannot be archived.',
    params: formParams,
    reply: FormConfig,
  },
  'POST /agent/forms/form/:formId/unarchived': {
    allow,
    about: 'Offers an archived form again.',
    params: formParams,
    reply: FormConfig,
  },
  'DELETE /agent/forms/form/:formId': {
    allow,
    about: 'Deletes an archived form that nothing uses, not even an archived page. Its submissions stay.',
    params: formParams,
    reply: z.undefined(),
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
