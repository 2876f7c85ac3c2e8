import { formEndpoints } from '@gable/shared/forms/endpoints.ts'
import type { FormConfig } from '@gable/shared/forms/form.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { archiveForm, cloneForm, createForm, deleteForm, renameForm, unarchiveForm } from './lifecycle.ts'
import { getFormGroup, listFormGroups, listForms, listFormsById, listLinkedDashboards } from './queries.ts'
import { updateForm } from './update-form.ts'
import { updateFormGroup } from './update-form-group.ts'
import { listFormUses } from './use-queries.ts'

export const formRoutes = async (app: FastifyInstance) =>
  serve(app, formEndpoints, {
    'GET /agent/forms': ({ db, scope }) => listForms(db, scope),
    'GET /agent/forms/dashboards': ({ db, scope }) => listLinkedDashboards(db, scope),
    'GET /agent/forms/groups': ({ db, scope }) => listFormGroups(db, scope),
    'POST /agent/forms/ids': ({ db, scope, body }) => listFormsById(db, scope, body.ids),
    'POST /agent/forms/form': async ({ db, scope, body }) => publishForm(db, scope, await createForm(db, scope, body)),
    'GET /agent/forms/form/:formId': async ({ db, scope, params }) => {
      const [form] = await listFormsById(db, scope, [params.formId])
      return orNotFound(form, 'form')
    },
    'PATCH /agent/forms/form/:formId': async ({ db, scope, params, body }) =>
      publishForm(db, scope, await updateForm(db, scope, params.formId, body)),
    'PATCH /agent/forms/form/:formId/name': async ({ db, scope, params, body }) =>
      publishForm(db, scope, await renameForm(db, scope, params.formId, body.name)),
    'POST /agent/forms/form/:formId/clone': async ({ db, scope, params }) =>
      publishForm(db, scope, await cloneForm(db, scope, params.formId)),
    'GET /agent/forms/form/:formId/uses': async ({ db, scope, params }) => {
      const [form] = await listFormsById(db, scope, [params.formId])
      return listFormUses(db, scope, orNotFound(form, 'form')._id)
    },
    'POST /agent/forms/form/:formId/archived': async ({ db, scope, params }) =>
      publishForm(db, scope, await archiveForm(db, scope, params.formId)),
    'POST /agent/forms/form/:formId/unarchived': async ({ db, scope, params }) =>
      publishForm(db, scope, await unarchiveForm(db, scope, params.formId)),
    'DELETE /agent/forms/form/:formId': async ({ db, scope, params }) => {
      await deleteForm(db, scope, params.formId)
      await publishLiveEvent(db, scope, { kind: 'forms', id: params.formId })
    },
    'GET /agent/forms/group/:groupId': async ({ db, scope, params }) =>
      orNotFound(await getFormGroup(db, scope, params.groupId), 'form group'),
    'PATCH /agent/forms/group/:groupId': async ({ db, scope, params, body }) => {
      const group = await updateFormGroup(db, scope, params.groupId, body)
      await publishLiveEvent(db, scope, { kind: 'forms', id: group._id })
      return group
    },
  })

/** Notifies open consoles and returns the form. */
async function publishForm(db: Db, scope: Scope, form: FormConfig): Promise<FormConfig> {
  await publishLiveEvent(db, scope, { kind: 'forms', id: form._id })
  return form
}
