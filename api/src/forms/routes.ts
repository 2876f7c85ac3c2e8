import { formEndpoints } from '@gable/shared/forms/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { getFormGroup, listFormGroups, listForms, listFormsById, listLinkedDashboards } from './queries.ts'
import { updateForm } from './update-form.ts'
import { updateFormGroup } from './update-form-group.ts'

export const formRoutes = async (app: FastifyInstance) =>
  serve(app, formEndpoints, {
    'GET /agent/forms': ({ db, scope }) => listForms(db, scope),
    'GET /agent/forms/dashboards': ({ db, scope }) => listLinkedDashboards(db, scope),
    'GET /agent/forms/groups': ({ db, scope }) => listFormGroups(db, scope),
    'POST /agent/forms/ids': ({ db, scope, body }) => listFormsById(db, scope, body.ids),
    'GET /agent/forms/form/:formId': async ({ db, scope, params }) => {
      const [form] = await listFormsById(db, scope, [params.formId])
      return orNotFound(form, 'form')
    },
    'PATCH /agent/forms/form/:formId': async ({ db, scope, params, body }) => {
      const form = await updateForm(db, scope, params.formId, body)
      await publishLiveEvent(db, scope, { kind: 'forms', id: form._id })
      return form
    },
    'GET /agent/forms/group/:groupId': async ({ db, scope, params }) =>
      orNotFound(await getFormGroup(db, scope, params.groupId), 'form group'),
    'PATCH /agent/forms/group/:groupId': async ({ db, scope, params, body }) => {
      const group = await updateFormGroup(db, scope, params.groupId, body)
      await publishLiveEvent(db, scope, { kind: 'forms', id: group._id })
      return group
    },
  })
