import { formEndpoints } from '@gable/shared/forms/endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { changeForm } from './change-form.ts'
import { changeGroup } from './change-group.ts'
import { formsById, listDashboards, listForms, listGroups, readGroup } from './queries.ts'

export const formRoutes = async (app: FastifyInstance) =>
  serve(app, formEndpoints, {
    'GET /agent/forms': ({ db, scope }) => listForms(db, scope),
    'GET /agent/forms/dashboards': ({ db, scope }) => listDashboards(db, scope),
    'GET /agent/forms/groups': ({ db, scope }) => listGroups(db, scope),
    'POST /agent/forms/ids': ({ db, scope, body }) => formsById(db, scope, body.ids),
    'GET /agent/forms/form/:formId': async ({ db, scope, params }) => {
      const [form] = await formsById(db, scope, [params.formId])
      if (!form) throw new Problem('not_found', 'There is no such form')
      return form
    },
    'PATCH /agent/forms/form/:formId': async ({ db, scope, params, body }) => {
      const form = await changeForm(db, scope, params.formId, body)
      await notify(db, scope, { kind: 'forms', id: form._id })
      return form
    },
    'GET /agent/forms/group/:groupId': async ({ db, scope, params }) => {
      const group = await readGroup(db, scope, params.groupId)
      if (!group) throw new Problem('not_found', 'There is no such form group')
      return group
    },
    'PATCH /agent/forms/group/:groupId': async ({ db, scope, params, body }) => {
      const group = await changeGroup(db, scope, params.groupId, body)
      await notify(db, scope, { kind: 'forms', id: group._id })
      return group
    },
  })
