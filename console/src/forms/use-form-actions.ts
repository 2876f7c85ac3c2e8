import type { NewForm } from '@gable/shared/forms/form.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { call, useRefresh } from '../platform/use-api.ts'

/** The mutations of forms besides saving in the editor. Each one refreshes the list. */
export function useFormActions() {
  const refresh = useRefresh()
  const { runAction, runActionWithToast } = useAssetAction(() => refresh('GET /agent/forms'))
  return {
    create: (body: NewForm) =>
      runAction(call('POST /agent/forms/form', { body }), { error: 'Unable to create the form. Please try again.' }),
    rename: (formId: string, name: string) =>
      runAction(call('PATCH /agent/forms/form/:formId/name', { params: { formId }, body: { name } }), {
        success: 'Form renamed',
        error: 'Unable to rename the form. Please try again.',
      }),
    clone: (formId: string) =>
      runActionWithToast(call('POST /agent/forms/form/:formId/clone', { params: { formId } }), {
        success: 'Form cloned',
        error: 'Unable to clone the form. Please try again.',
      }),
    archive: (formId: string) =>
      runAction(call('POST /agent/forms/form/:formId/archived', { params: { formId } }), {
        success: 'Form archived',
        error: 'Unable to archive the form. Please try again.',
      }),
    unarchive: (formId: string) =>
      runActionWithToast(call('POST /agent/forms/form/:formId/unarchived', { params: { formId } }), {
        success: 'Form unarchived',
        error: 'Unable to unarchive the form. Please try again.',
      }),
    remove: (formId: string) =>
      runAction(call('DELETE /agent/forms/form/:formId', { params: { formId } }), {
        success: 'Form deleted',
        error: 'Unable to delete the form. Please try again.',
      }),
  }
}
