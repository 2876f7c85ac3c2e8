import type { LandingPage, LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { call } from '../platform/use-api.ts'
import { useRefreshLandingPages } from './use-refresh-landing-pages.ts'

/** The mutations of landing pages. Each one refreshes the data on the screen. */
export function useLandingPageActions() {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshLandingPages())
  return {
    create: (owner: PageOwner, { _id: templateId }: LandingPageTemplate, landingPageName: string, isDraft: boolean) =>
      runAction(call(createEndpoints[owner], { params: { templateId }, body: { landingPageName, isDraft } }), {
        error: 'Unable to create landing Page',
      }),
    clone: (page: LandingPage, landingPageName: string) =>
      runAction(call('POST /agent/landing-page/page/:pageId/clone', { ...toParams(page), body: { landingPageName } }), {
        success: 'Landing page cloned',
        error: 'Unable to clone Landing Page. Please try again later',
      }),
    rename: (page: LandingPage, name: string) =>
      runAction(call('PATCH /agent/landing-page/page/:pageId/name', { ...toParams(page), body: { name } }), {
        success: 'Landing Page renamed',
        error: 'Unable to rename Landing Page. Contact Support',
      }),
    changeSlug: (page: LandingPage, slug: string) =>
      runAction(call('PATCH /agent/landing-page/page/:pageId/slug', { ...toParams(page), body: { slug } }), {
        success: 'Address changed',
        error: 'Unable to change the address. Please try again later.',
      }),
    publish: (page: LandingPage) =>
      runActionWithToast(
        call('POST /agent/landing-page/page/:pageId/publish', { ...toParams(page), body: { basedOn: page.updatedAt } }),
        {
          success: page.status === 'DRAFT' ? 'Landing page published' : 'Changes published',
          error: 'Unable to publish. Please try again later.',
        },
      ),
    discard: (page: LandingPage) =>
      runAction(call('POST /agent/landing-page/page/:pageId/discard', toParams(page)), {
        success: 'Changes discarded',
        error: 'Unable to discard the changes. Please try again later.',
      }),
    restore: (page: LandingPage, version: number) =>
      runAction(
        call('POST /agent/landing-page/page/:pageId/versions/:version/restored', {
          params: { pageId: page._id, version: String(version) },
        }),
        {
          success: `Version ${version} restored as draft`,
          error: 'Unable to restore the version. Please try again later.',
        },
      ),
    archive: (page: LandingPage) =>
      runAction(call('POST /agent/landing-page/page/:pageId/archived', toParams(page)), {
        success: 'Landing page archived',
        error: 'Unable to archive Landing Page. Please try again later',
      }),
    unarchive: (page: LandingPage) =>
      runActionWithToast(call('POST /agent/landing-page/page/:pageId/unarchived', toParams(page)), {
        success: 'Landing Page Unarchived',
        error: 'Unable to un archive Landing Page. Please try again later',
      }),
  }
}

const toParams = ({ _id }: Pick<LandingPage, '_id'>) => ({ params: { pageId: _id } })

const createEndpoints = {
  account: 'POST /agent/landing-page/templates/:templateId/account/create',
  personal: 'POST /agent/landing-page/templates/:templateId/agent/create',
} as const
