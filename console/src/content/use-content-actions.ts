import type { ContentSummary } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { call } from '../platform/use-api.ts'
import { mediumLabels } from './content-labels.ts'
import { useRefreshContents } from './use-refresh-contents.ts'

type Target = Pick<ContentSummary, '_id'>

/** The mutations of emails or postcards. Each one refreshes the data on the screen. */
export function useContentActions(medium: ContentMedium) {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshContents())
  const { name, noun } = mediumLabels[medium]
  const to = ({ _id }: Target) => ({ params: { contentId: _id }, body: { medium } })
  const messages = (verb: string, done: string) => ({
    success: `${name} ${done}`,
    error: `Unable to ${verb} ${noun}. Please contact support.`,
  })
  return {
    create: (templateId: string, contentName: string) =>
      runAction(
        call('POST /agent/content/templates/:templateId/create', { params: { templateId }, body: { contentName } }),
        {
          error: `Unable to create ${noun}, please contact support.`,
        },
      ),
    publishSmart: (templateId: string) =>
      runActionWithToast(call('POST /agent/smart-content/templates/:templateId/visible', { params: { templateId } }), {
        success: `${name} published`,
        error: 'Unable to publish. Contact Support',
      }),
    clone: (content: Target) =>
      runActionWithToast(call('POST /agent/content/:contentId/clone', to(content)), messages('clone', 'cloned')),
    rename: ({ _id }: Target, title: string) =>
      runAction(
        call('PATCH /agent/content/:contentId/title', { params: { contentId: _id }, body: { title } }),
        messages('rename', 'renamed'),
      ),
    archive: (content: Target) =>
      runActionWithToast(call('POST /agent/content/:contentId/archived', to(content)), messages('archive', 'archived')),
    unarchive: (content: Target) =>
      runActionWithToast(
        call('POST /agent/content/:contentId/unarchived', to(content)),
        messages('unarchive', 'unarchived'),
      ),
    remove: ({ _id }: Target) =>
      runAction(
        call('DELETE /agent/content/:contentId', { params: { contentId: _id } }),
        messages('delete', 'deleted'),
      ),
    restoreVersion: ({ _id }: Target, version: number) =>
      runAction(
        call('POST /agent/content/:contentId/versions/:version/restored', {
          params: { contentId: _id, version: String(version) },
        }),
        { success: 'Version restored as draft', error: 'Unable to restore the version. Please contact support.' },
      ),
  }
}
